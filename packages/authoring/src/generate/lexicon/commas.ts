/** The braces hold words with their commas in the right places. */
export const commaSentences = `
We packed {bread, cheese, and apples} for the hike.
My grandmother was born on {May 14, 1951}.
The museum is {in Austin, Texas}.
The flag is {red, white, and green} with a star.
The bridge opened on {June 3, 1998}.
Our pen pals live {in Lagos, Nigeria}.
@ plays {chess, soccer, and the flute} after school.
The team was founded on {April 20, 2009}.
They moved {to Denver, Colorado}.
The zoo has {lions, zebras, and giraffes} from Africa.
The letter is dated {March 8, 1865}.
The train goes {to Portland, Oregon}.
We need {eggs, flour, and butter} for the cake.
The school was built on {August 30, 1974}.
The artist lives {in Paris, France}.
The storm brought {wind, hail, and thunder} to the valley.
The ship sank on {April 15, 1912}.
My cousin studies {in Toronto, Canada}.
@ washed {the cups, the plates, and the forks} after dinner.
The first game was on {July 9, 2016}.
The festival takes place {in Santa Fe, New Mexico}.
The puppy {ran, jumped, and barked} all morning.
The coin was found on {October 1, 1889}.
We changed planes {in Atlanta, Georgia}.
Whales live in {cold, deep, and salty} water.
The library closed on {December 12, 2020}.
The company ships boats {from Seattle, Washington}.
The campers {cooked, sang, and slept} by the lake.
The photo was taken on {January 2, 1930}.
The race begins {in Boston, Massachusetts}.
My aunt grows {tomatoes, beans, and corn} in her garden.
The treaty was signed on {May 23, 1701}.
We drove {through Nashville, Tennessee}.
The vet treats {cats, dogs, and rabbits} in her clinic.
The museum bought the fossil on {June 11, 2003}.`
