"""What becomes of a hand, as typed so far, when a card of the deck is pressed."""

from poker_fp.shell.page.asked import AboutCard
from poker_fp.text.parsing import HAND_SIZE, parse_card, parse_cards
from poker_fp.text.results import either


def picked(request: AboutCard) -> str:
    """The text with the card added, or taken out if it was there; of six cards the first goes.

    What cannot be read is thrown away. Raises nothing: what is no card changes nothing.

    >>> assert picked({"text": "2h 3d", "card": "Kd"}) == "2h 3d Kd"
    >>> assert picked({"text": "2H3D", "card": "2h"}) == "3d"
    >>> assert picked({"text": "2h 3d 5s 9c Kd", "card": "Ad"}) == "3d 5s 9c Kd Ad"
    """
    before = either(parse_cards(request["text"]), list, lambda _: [])
    card = either(parse_card(request["card"]), lambda card: card, lambda _: None)
    after = [each for each in before if each != card]
    if card is not None and len(after) == len(before):
        after.append(card)
    return " ".join(map(str, after[-HAND_SIZE:]))
