"""What becomes of a hand, as typed so far, when a card of the deck is pressed."""

from poker_fp.render.data import Data
from poker_fp.shell.page.asked import AboutCard
from poker_fp.shell.page.showing import spelled
from poker_fp.text.errors import quoted
from poker_fp.text.parsing import HAND_SIZE, parse_card
from poker_fp.text.pieces import pieces
from poker_fp.text.results import either

FULL = "There are five cards in this hand: press one of them to take it out."


def picked(request: AboutCard) -> Data:
    """The `text` with the card added, or taken out if it was there, and what the page `says`.

    A hand of five takes no sixth. What is no card is thrown away, and that is said. Raises nothing:
    a card that is none changes nothing.

    >>> assert picked({"text": "2h 3d", "card": "Kd"}) == {"text": "2H 3D KD", "says": ""}
    >>> assert picked({"text": "2H3D", "card": "2h"})["text"] == "3D"
    >>> full = picked({"text": "2h 3d 5s 9c Kd", "card": "Ad"})
    >>> assert full == {"text": "2h 3d 5s 9c Kd", "says": FULL}
    """
    found = pieces(request["text"])
    before = [piece.card for piece in found if piece.card]
    card = either(parse_card(request["card"]), lambda card: card, lambda _: None)
    after = [each for each in before if each != card]
    if card is not None and len(after) == len(before):
        if len(before) >= HAND_SIZE:
            return {"text": request["text"], "says": FULL}
        after.append(card)
    gone = [quoted(piece.text) for piece in found if piece.card is None]
    says = f"Taken out, as no card: {', '.join(gone[:3])}." if gone else ""
    return {"text": spelled(after), "says": says}
