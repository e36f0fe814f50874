/** Author | title | publisher and year; titles of books. */
export const citedWorks = `
Abbott, Lena | A Map of Salt | Harbor Press, 2011
Adeyemi, Tunde | The Clay River | Delta House, 2016
Aguilar, Rosa | Notes on Rain | Mesa Books, 2004
Baptiste, Yvonne | The Last Ferry | Harbor Press, 1998
Barros, Miguel | Wind and Wire | Delta House, 2019
Becker, Jonas | On Bridges | Northgate, 2007
Calder, Ruth | The Bee Year | Mesa Books, 2013
Castellano, Pia | Streets of Glass | Harbor Press, 2001
Chandra, Vik | Counting Cranes | Northgate, 2018
Dalton, Greta | A Short Walk North | Delta House, 1995
Delacroix, Anne | The Iron Orchard | Harbor Press, 2010
Dimitrov, Petar | Bread and Stone | Mesa Books, 2006
Edwards, Cora | The Quiet Mill | Northgate, 2014
Eklund, Sven | Ice Roads | Delta House, 2003
Farouk, Samir | Lamps of the City | Harbor Press, 2017
Ferreira, Luz | What the Gulls Know | Mesa Books, 2009
Galvin, Owen | The Peat Cutters | Northgate, 1999
Gomez, Ines | Under the Ceiba | Delta House, 2012
Haddad, Noor | The Well at Dusk | Harbor Press, 2015
Hansen, Birgit | Winter Letters | Mesa Books, 2002
Ibarra, Julio | The Tin Parrot | Northgate, 2020
Ivanova, Daria | Nine Kitchens | Delta House, 2008
Jablonski, Ewa | The Coal Train | Harbor Press, 1997
Johansson, Maj | Islands of Light | Mesa Books, 2005
Kamara, Fatu | Drums at Noon | Northgate, 2013
Keller, Otto | The Clockmaker's Debt | Delta House, 2000
Lambert, Claude | Red Dust | Harbor Press, 2018
Lindqvist, Elsa | The Weight of Snow | Mesa Books, 2011
Mbeki, Thandi | A House of Reeds | Northgate, 2016
Moreau, Jean | The Chalk Path | Delta House, 2004
Nakamura, Yuki | Paper Boats | Harbor Press, 2007
Novak, Jana | The Glass Harp | Mesa Books, 2019
Okafor, Chidi | Yam Season | Northgate, 2009
Olsen, Karin | Tide Tables | Delta House, 2014
Petrova, Mila | The Birch Road | Harbor Press, 2003
Quinn, Aidan | Stone Walls | Mesa Books, 2017`
