/** The form that fits, the singular or the plural of a word from Greek, Latin or French. */
export const foreignPluralSentences = `
This {criterion|criteria|criterion's|criterias} is the most important of the five. # criterion
All three {criteria|criterion|criterias|criterion's} were met. # criteria
A strange {phenomenon|phenomena|phenomenas} was seen over the bay. # phenomenon
Such {phenomena|phenomenon|phenomenas|phenomenae} are rare. # phenomena
The {analysis|analyses|analysises} of the soil takes a week. # analysis
Two {analyses|analysis|analysises|analysies} of the same poem disagree. # analyses
The town is in a {crisis|crises|crisises}. # crisis
Between 1900 and 1910 there were four {crises|crisis|crisises|crisies}. # crises
Her {hypothesis|hypotheses|hypothesises} was proved by the test. # hypothesis
Both {hypotheses|hypothesis|hypothesises|hypothesies} explain the facts. # hypotheses
A single {bacterium|bacteria|bacteriums} divides in twenty minutes. # bacterium
These {bacteria|bacterium|bacterias|bacteriums} live in hot springs. # bacteria
The {oasis|oases|oasises} lies two days to the south. # oasis
Caravans rested at several {oases|oasis|oasises|oasies}. # oases
One {alumnus|alumni|alumnuses} of the school gave a speech. # alumnus
Forty {alumni|alumnus|alumnis|alumnuses} came to the dinner. # alumni
The {nucleus|nuclei|nucleis} of the atom is tiny. # nucleus
Many cells have two {nuclei|nucleus|nucleis|nuclea}. # nuclei
The larva feeds on a poisonous {fungus|fungi|fungis}. # fungus
Several {fungi|fungus|fungis|funguss} grow on dead wood. # fungi
A hungry {larva|larvae|larvas} can strip a leaf in an hour. # larva
Thousands of {larvae|larva|larvaes|larvi} hatched in the pond. # larvae
The {parenthesis|parentheses|parenthesises} at the end of the line is missing. # parenthesis
Put the date in {parentheses|parenthesis|parenthesises|parenthesies}. # parentheses
A {stimulus|stimuli|stimuluses} makes the nerve react. # stimulus
The eye reacts to many {stimuli|stimulus|stimulis|stimulae}. # stimuli
The {thesis|theses|thesises} of the essay comes in its first paragraph. # thesis
The two {theses|thesis|thesises|thesies} cannot both be true. # theses
The {axis|axes|axises} of the earth is tilted. # axis
The graph has two {axes|axis|axises|axies}. # axes
The {diagnosis|diagnoses|diagnosises} was a broken wrist. # diagnosis
The two doctors gave different {diagnoses|diagnosis|diagnosises|diagnosies}. # diagnoses
The {medium|media|medias} of this artist is clay. # medium
Radio and print are old {media|medium|medias|mediae}. # media
A huge {tableau|tableaux|tableauxs} of the battle hangs in the hall. # tableau
The play ends with three silent {tableaux|tableau|tableauxs|tableauses}. # tableaux`
