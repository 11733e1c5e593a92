"""Everything that touches the world: terminals, files, streams."""
