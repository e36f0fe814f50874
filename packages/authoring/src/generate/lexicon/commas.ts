/** The braces hold words with their commas in the right places. */
export const commaSentences = `
The zoo has {lions, zebras, and giraffes} from Africa.
The vet treats {cats, dogs, and rabbits} in her clinic.
We need {eggs, flour, and butter} for the cake.
The campers {cooked, sang, and slept} by the lake.
We packed {bread, cheese, and apples} for the hike.
The puppy {ran, jumped, and barked} all morning.
@ plays {chess, soccer, and the flute} after school.
My aunt grows {tomatoes, beans, and corn} in her garden.
The flag is {red, white, and green} with a star.
@ washed {the cups, the plates, and the forks} after dinner.
Whales swim in {wide, deep, and salty} seas.
The storm brought {wind, hail, and thunder} to the valley.
The library closed on {December 12, 2020}.
The photo was taken on {January 2, 1930}.
The treaty was signed on {May 23, 1701}.
My grandmother was born on {May 14, 1951}.
The ship sank on {April 15, 1912}.
The museum bought the fossil on {June 11, 2003}.
The school was built on {August 30, 1974}.
The letter is dated {March 8, 1865}.
The first game was on {July 9, 2016}.
The bridge opened on {June 3, 1998}.
The team was founded on {April 20, 2009}.
The coin was found on {October 1, 1889}.
My cousin studies {in Toronto, Canada}.
We changed planes {in Atlanta, Georgia}.
Our pen pals live {in Lagos, Nigeria}.
The artist lives {in Paris, France}.
We drove {through Nashville, Tennessee}.
The train goes {to Portland, Oregon}.
The company ships boats {from Seattle, Washington}.
The festival takes place {in Santa Fe, New Mexico}.
They moved {to Denver, Colorado}.
The museum is {in Austin, Texas}.
The race begins {in Boston, Massachusetts}.`
