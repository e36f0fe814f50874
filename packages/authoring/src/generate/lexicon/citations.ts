/** authors | title | page | the beginning of the sentence, up to the reference; after `#` who is named in it. */
export const citations: Record<number, string> = {
  12: `
Ruth Okafor|Bridges|42|The first plan was called "a mistake in stone" # none
Ruth Okafor|Bridges|57|Okafor describes the river as "a patient enemy" # author
Lena Ruiz and Tom Adler|Salt Roads|118|The traders knew "every well and every thief" # none
Paul Chen, Ada Moss, and Ivo Lang|Night Birds|9|Owls hunt "with the wind behind them" # none
Ruth Okafor|Bridges|88|The town paid for the arches "twice over" # none
Lena Ruiz and Tom Adler|Salt Roads|23|Ruiz and Adler call the desert "a library of tracks" # author
Ida Haddad|The Glass Year|201|The factory was "a city under one roof" # none
Ida Haddad|The Glass Year|14|Haddad remembers the furnaces as "four tame suns" # author
Paul Chen, Ada Moss, and Ivo Lang|Night Birds|77|The chicks were fed "at ten, at two, and at dawn" # none
Omar Petrov|Small Coins|5|Money is "a promise that travels" # none
Omar Petrov|Small Coins|66|Petrov admits that his own accounts were "a garden of errors" # author
Grace Ito and Sam Brandt|Deep Water|310|The divers worked "by touch alone" # none
Grace Ito and Sam Brandt|Deep Water|12|Ito and Brandt compare the harbor to "a crowded table" # author
Nora Vance|Letters Home|150|The last letter was "mostly weather" # none
Nora Vance|Letters Home|33|Vance found the soldiers "older than their years" # author
Kofi Boateng|Drums at Noon|8|Each rhythm was "a name spoken by hand" # none
Kofi Boateng|Drums at Noon|91|Boateng hears in the drums "an argument about time" # author
Maya Lindt and Joe Sato|Cold Light|44|The northern sky was "loud with color" # none
Maya Lindt and Joe Sato|Cold Light|60|Lindt and Sato reject the legend as "a tale for sailors" # author
Carl Weiss, Uma Rao, and Ben Ortiz|Wheat|17|Bread was "the first machine-made meal" # none
Carl Weiss, Uma Rao, and Ben Ortiz|Wheat|29|The harvest of 1911 was "thin as paper" # none
Elif Demir|Roof Gardens|73|The bees returned "as if by invitation" # none
Elif Demir|Roof Gardens|81|Demir calls the flat roofs "unread pages" # author
Hugo Stein|On Silence|2|A pause is "the hinge of the sentence" # none
Hugo Stein|On Silence|39|Stein admired the monks for "their talent for waiting" # author
Anna Bell and Raj Mehta|The Signal|128|The code was "plain to any child" # none
Anna Bell and Raj Mehta|The Signal|135|Bell and Mehta blame the delay on "three honest fools" # author
Rosa Quinn|Tall Ships|64|The crew feared calm "more than any storm" # none
Rosa Quinn|Tall Ships|70|Quinn traces the song to "a kitchen in Bristol" # author
Peter Novak|Ash and Ice|11|The volcano was "a quiet tenant" # none
Peter Novak|Ash and Ice|95|Novak warns that glaciers "keep accounts" # author
Jane Abara, Lee Kim, and Max Holt|Voices|52|The archive holds "the breath of the town" # none
Jane Abara, Lee Kim, and Max Holt|Voices|58|Most of the speakers were "surprised to be asked" # none
Tara Singh|Paper Walls|19|The houses were built "to forgive the earth" # none
Tara Singh|Paper Walls|27|Singh shows that the screens were "walls for the ear" # author
Dora Klein and Will Ames|Orchard|140|An apple is "a guest from the mountains" # none`,
}
