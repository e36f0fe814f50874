/** The right form first; after `#` the rule. */
export const hyphenSentences: Record<number, string> = {
  11: `
The museum bought a {well-preserved|well preserved|wellpreserved|well- preserved|well - preserved} letter from 1802. # before
The letter from 1802 was {well preserved|well-preserved|wellpreserved|well, preserved|well - preserved}. # after
They crossed the bay in a {newly painted|newly-painted|newlypainted|newly, painted|newly - painted} boat. # ly
The choir has {forty-two|forty two|fortytwo|forty- two|forty - two} members. # number
The {slow-moving|slow moving|slowmoving|slow- moving|slow - moving} glacier reached the valley. # before
The train crosses the plain at {high speed|high-speed|highspeed|high, speed|high - speed}. # after
A {highly respected|highly-respected|highlyrespected|highly, respected|highly - respected} judge resigned. # ly
Her {ex-husband|ex husband|exhusband|ex- husband|ex - husband} owns the bakery on the corner. # prefix
We need a {long-term|long term|longterm|long- term|long - term} solution, not a patch. # before
In the {long term|long-term|longterm|long, term|long - term}, the dam will save money. # after
The {carefully worded|carefully-worded|carefullyworded|carefully, worded|carefully - worded} reply pleased nobody. # ly
The bridge is {seventy-five|seventy five|seventyfive|seventy- five|seventy - five} years old. # number
He wore a {mud-covered|mud covered|mudcovered|mud- covered|mud - covered} coat to the reception. # before
By evening his coat was {mud covered|mud-covered|mudcovered|mud, covered|mud - covered}. # after
The {badly lit|badly-lit|badlylit|badly, lit|badly - lit} stairs led to the cellar. # ly
The pilot showed great {self-control|self control|selfcontrol|self- control|self - control}. # prefix
She signed a {two-year|two year|twoyear|two- year|two - year} contract with the orchestra. # before
The contract runs for {two years|two-years|twoyears|two, years|two - years}. # after
An {openly hostile|openly-hostile|openlyhostile|openly, hostile|openly - hostile} crowd met the envoy. # ly
The race had {sixty-one|sixty one|sixtyone|sixty- one|sixty - one} starters. # number
A {fast-growing|fast growing|fastgrowing|fast- growing|fast - growing} vine covered the north wall. # before
The vine on the wall is {fast growing|fast-growing|fastgrowing|fast, growing|fast - growing}. # after
The {recently discovered|recently-discovered|recentlydiscovered|recently, discovered|recently - discovered} cave is closed to visitors. # ly
A {self-taught|self taught|selftaught|self- taught|self - taught} painter decorated the hall. # prefix
We met a {soft-spoken|soft spoken|softspoken|soft- spoken|soft - spoken} guard at the gate. # before
The guard at the gate had a {soft voice|soft-voice|softvoice|soft, voice|soft - voice}. # after
The {poorly insulated|poorly-insulated|poorlyinsulated|poorly, insulated|poorly - insulated} attic froze every winter. # ly
He finished the test in {thirty-three|thirty three|thirtythree|thirty- three|thirty - three} minutes. # number
A {snow-covered|snow covered|snowcovered|snow- covered|snow - covered} path led to the chapel. # before
In January the path is {snow covered|snow-covered|snowcovered|snow, covered|snow - covered}. # after
The {freshly baked|freshly-baked|freshlybaked|freshly, baked|freshly - baked} bread was gone by eight. # ly
The {ex-champion|ex champion|exchampion|ex- champion|ex - champion} now trains children. # prefix
The clinic offers {low-cost|low cost|lowcost|low- cost|low - cost} checkups on Mondays. # before
The checkups are available at {low cost|low-cost|lowcost|low, cost|low - cost}. # after
The {widely read|widely-read|widelyread|widely, read|widely - read} essay began as a letter. # ly
Twenty-four delegates and {fifty-six|fifty six|fiftysix|fifty - six} guests attended. # number`,
}
