/** The clause that is asked about stands in italics. */
export const nounClauses = `
*What the divers found* surprised the museum.
The clerk knows *that the office is closed*.
*Whether we go* depends on the ferry.
Nobody could explain *why the lamp went out*.
*How the cat got in* remains a mystery.
The map shows *where the old well was*.
I wonder *who painted this door*.
*Whoever arrives first* should light the stove.
The coach believes *that practice matters*.
Please tell me *what the word means*.
She asked *whether the seats were taken*.
*That the plan failed* surprised nobody.`

export const relativeClauses = `
The lamp *that hung in the hall* was stolen.
A friend *who speaks Arabic* helped us.
The town *where he grew up* has no station.
The coat *which she mended* looks new.
Our neighbor, *whose goats escaped*, was worried.
The bridge *that the flood destroyed* was old.
The day *when they met* was rainy.
I know a baker *who sings at work*.
The key *that opens this box* is lost.
Lake Victoria, *which borders three countries*, is vast.
The actor *whom we met* was kind.
A dog *whose owner was away* howled all night.`

export const adverbClauses = `
*When the rain stopped*, the snails came out.
We kept the receipt *because the radio was new*.
*Although the path was short*, it was steep.
The crowd waited *until the gates opened*.
*If the milk is sour*, throw it away.
He hums *whenever he is nervous*.
*Unless you hurry*, the stores will close.
She smiled *as if she knew the answer*.
*Since the mill closed*, the street has been quiet.
The boys ran *so that they would not be late*.
*Before the sun rose*, the market was full.
I read the label *while the tea cooled*.`
