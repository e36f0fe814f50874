/** The greeting or the closing of a letter. */
export const letters = `
{Dear Grandma,|Dear Grandma|Dear, Grandma|Dear, Grandma,} Thank you for the red scarf. # greeting
The plums were sweet. {Love, Ben|Love Ben|Love, Ben,|Love Ben,} # closing
{Dear Mr. Ruiz,|Dear Mr. Ruiz|Dear, Mr. Ruiz|Dear, Mr. Ruiz,} May we plant a tree at school? # greeting
See you in May. {Your friend, Omar|Your friend Omar|Your, friend Omar|Your friend, Omar,} # closing
{Dear Aunt Rosa,|Dear Aunt Rosa|Dear, Aunt Rosa|Dear, Aunt Rosa,} My tooth came out today. # greeting
I hope you feel better. {Love, Aunt Mei|Love Aunt Mei|Love, Aunt Mei,|Love Aunt Mei,} # closing
{Dear Ms. Kim,|Dear Ms. Kim|Dear, Ms. Kim|Dear, Ms. Kim,} I liked the trip to the museum. # greeting
Please write soon. {Your cousin, Leila|Your cousin Leila|Your, cousin Leila|Your cousin, Leila,} # closing
{Dear Uncle Joe,|Dear Uncle Joe|Dear, Uncle Joe|Dear, Uncle Joe,} How are your goats? # greeting
The kite flies very high. {Love, Hana|Love Hana|Love, Hana,|Love Hana,} # closing
{Dear Sofia,|Dear Sofia|Dear, Sofia|Dear, Sofia,} Can you come to my party? # greeting
We miss you here. {Your teacher, Ms. Cole|Your teacher Ms. Cole|Your, teacher Ms. Cole|Your teacher, Ms. Cole,} # closing
{Dear Dr. Singh,|Dear Dr. Singh|Dear, Dr. Singh|Dear, Dr. Singh,} My arm does not hurt anymore. # greeting
Thank you for your help. {Sincerely, Max Weber|Sincerely Max Weber|Sincerely, Max Weber,|Sincerely Max Weber,} # closing
{Dear Kofi,|Dear Kofi|Dear, Kofi|Dear, Kofi,} We got a puppy last week. # greeting
I will be home on Friday. {Love, Dad|Love Dad|Love, Dad,|Love Dad,} # closing
{Dear neighbors,|Dear neighbors|Dear, neighbors|Dear, neighbors,} Our cat is lost. # greeting
The soup was great. {Your grandson, Diego|Your grandson Diego|Your, grandson Diego|Your grandson, Diego,} # closing
{Dear Yusuf,|Dear Yusuf|Dear, Yusuf|Dear, Yusuf,} I can ride my bike now. # greeting
The library was fun. {Sincerely, Ana Lopez|Sincerely Ana Lopez|Sincerely, Ana Lopez,|Sincerely Ana Lopez,} # closing
{Dear Coach Bell,|Dear Coach Bell|Dear, Coach Bell|Dear, Coach Bell,} I cannot play on Monday. # greeting
I won the race. {Your son, Tariq|Your son Tariq|Your, son Tariq|Your son, Tariq,} # closing
{Dear Mom and Dad,|Dear Mom and Dad|Dear, Mom and Dad|Dear Mom, and Dad} Camp is fun. # greeting
Please feed my fish. {Thank you, Nadia|Thank you Nadia|Thank you, Nadia,|Thank you Nadia,} # closing
{Dear Emeka,|Dear Emeka|Dear, Emeka|Dear, Emeka,} I found a shell for you. # greeting
Please visit us again. {Your friends, Lily and Sam|Your friends Lily and Sam|Your, friends Lily and Sam|Your friends, Lily and Sam,} # closing
{Dear Grandpa Li,|Dear Grandpa Li|Dear, Grandpa Li|Dear, Grandpa Li,} The fish we caught was huge. # greeting
I drew you a picture. {Love, Zoe|Love Zoe|Love, Zoe,|Love Zoe,} # closing
{Dear Officer Grant,|Dear Officer Grant|Dear, Officer Grant|Dear, Officer Grant,} Thank you for finding my dog. # greeting
The snow is deep here. {Your niece, Priya|Your niece Priya|Your, niece Priya|Your niece, Priya,} # closing
{Dear cousins,|Dear cousins|Dear, cousins|Dear, cousins,} When will you visit? # greeting
I like my new school. {Your friend, Mateo|Your friend Mateo|Your, friend Mateo|Your friend, Mateo,} # closing
{Dear Mrs. Stone,|Dear Mrs. Stone|Dear, Mrs. Stone|Dear, Mrs. Stone,} The play was great. # greeting
Our garden is green. {Love, Mom|Love Mom|Love, Mom,|Love Mom,} # closing
{Dear Amara,|Dear Amara|Dear, Amara|Dear, Amara,} I have your blue mitten. # greeting
We had pie for lunch. {Best wishes, Kai|Best wishes Kai|Best, wishes Kai|Best wishes, Kai,} # closing`
