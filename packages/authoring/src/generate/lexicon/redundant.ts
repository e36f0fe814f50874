/** Four marked words; the one with the asterisk says again what another word says already. */
export const redundantSentences: Record<number, string> = {
  7: `
We [returned] [*back] to the [old] [camp].
The [balloon] [rose] [*up] over the [river].
She [repeated] the [question] [*again] in a [whisper].
The [bill] was a [*total] sum of [forty] [dollars].
The [chef] will [combine] the [sauces] [*together].
He [won] a [*free] [gift] at the [fair].
The [old] [dentist] gave [*advance] warnings [about] sugar.
Our [*future] [plans] are [still] [secret].
The tiny [*little] [frog] [sat] on a [leaf].
It was a [*round] [circle] of [white] [stones].
They [entered] [*into] the [dark] [cellar].
The [tall] [actor] [knelt] [*down] to pray.
The [room] was completely [*entirely] [empty] at [noon].
Please [join] the two [ropes] [*together] with a [knot].
The [noisy] [parrot] [can] [*be able to] talk.
A huge [*giant] [whale] [swam] past the [boat].
She [nodded] [*her head] and [left] the [room].
The [island] is [small] [*in size] but [rich].
We [met] at noon [*midday] by the [fountain].
His [*past] history is [full] of [brave] [deeds].
The [mayor] [descended] [*down] the [stairs].
That is the [*honest] [truth] about the [broken] [vase].
The [shy] [boy] [shrugged] [*his shoulders].
Every [*single] [one] of the [seats] was [taken].
The [judge] will [postpone] the [trial] [*until later].
The [team] [advanced] [*forward] to the next [round].
I personally [*myself] [mended] the [old] [fence].
The [truck] is [blue] [*in color] and [nearly] new.
The [king] [gave] a [*brief] short [speech].
They [began] [*to start] the [race] in the [rain].
The [clock] [struck] at [midnight] [*at night].
He [yelled] [*loudly] at the [gray] [geese].
The [map] was [*absolutely] [essential] for the [hike].
We [gathered] [*together] in the [school] [hall].
The [*sudden] [explosion] [shook] the [street].
The [puzzle] [pieces] were [square] [*in shape].`,
}
