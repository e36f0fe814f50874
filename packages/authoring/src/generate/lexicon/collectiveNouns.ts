/** One word for many together. The others are said of something else. */
export const collectiveNouns = `
A {herd|swarm|litter|choir} of cows stood in the rain.
The {flock|herd|school|crew} of geese flew south.
We saw a {school|flock|swarm|litter} of fish in the river.
A {pack|flock|school|choir} of wolves ran over the ice.
There is a {swarm|litter|herd|fleet} of bees in the tree.
Our cat had a {litter|flock|deck|school} of kittens.
Dad bought a {bunch|crew|flock|choir} of grapes.
A {team|litter|herd|deck} of players ran onto the field.
A {class|herd|deck|swarm} of second graders sang for us.
The ship has a {crew|flock|litter|deck} of sailors.
The {choir|herd|litter|school} of singers stood in two rows.
A {band|litter|deck|herd} of musicians played a march.
I got a {deck|crew|herd|choir} of cards for my birthday.
She knitted a {pair|crew|choir|herd} of mittens.
A {fleet|litter|flock|herd} of ships left the harbor.
The {herd|choir|deck|swarm} of elephants walked to the river.
A {flock|litter|school|deck} of pigeons sat on the roof.
The {pack|choir|flock|school} of wild dogs slept in the shade.
A {swarm|herd|litter|deck} of flies buzzed over the pond.
The dog has a {litter|swarm|fleet|deck} of puppies.
The key ring holds a {bunch|herd|crew|flock} of keys.
The {pride|fleet|flock|swarm} of lions rested under a tree.
I put on a clean {pair|herd|crew|choir} of socks.
A {crowd|litter|deck|fleet} of people waited for the parade.
The {herd|litter|swarm|fleet} of buffalo ate the tall grass.
A {flock|school|litter|herd} of ducks landed on the lake.
A {school|herd|flock|choir} of sardines swam past the whale.
The coach thanked her {team|herd|litter|swarm} of runners.
A {swarm|litter|herd|deck} of gnats flew around the lamp.
The pig has a {litter|fleet|swarm|choir} of piglets.
The monkey ate a {bunch|crew|herd|litter} of bananas.
The rock {band|herd|litter|flock} has a drummer and two singers.
The {fleet|herd|litter|flock} of fire trucks is washed each week.
Our {class|swarm|herd|litter} has twenty students and a teacher.
The {choir|herd|deck|swarm} sang three songs at the wedding.
The {crew|herd|flock|litter} of the plane helped us to our seats.`
