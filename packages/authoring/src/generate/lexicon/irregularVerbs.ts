/** base: past, participle, other slips that learners make. */
const TABLE = `
go went gone
see saw seen
eat ate eaten
come came come
run ran run
give gave given
take took taken tooken
get got gotten
make made made
find found found
say said said
tell told told
sit sat sat
sleep slept slept
swim swam swum
sing sang sung
ring rang rung
drink drank drunk
draw drew drawn
grow grew grown
fly flew flown
know knew known
throw threw thrown
blow blew blown
write wrote written
ride rode ridden
drive drove driven
break broke broken
speak spoke spoken
wake woke woken
choose chose chosen
freeze froze frozen
steal stole stolen
wear wore worn
tear tore torn
fall fell fallen
hold held held
keep kept kept
feel felt felt
leave left left
lose lost lost
build built built
send sent sent
spend spent spent
bring brought brought brang
think thought thought thunk
buy bought bought buyed
catch caught caught
teach taught taught
fight fought fought
begin began begun
hide hid hidden
bite bit bitten
shake shook shaken shooken
forget forgot forgotten
meet met met
feed fed fed
lead led led
win won won
dig dug dug
stick stuck stuck
swing swung swung swang
hear heard heard
stand stood stood
sell sold sold
become became become
sink sank sunk
rise rose risen
lend lent lent
sweep swept swept
`

export interface IrregularVerb {
  base: string
  past: string
  participle: string
  slips: readonly string[]
}

const verbs = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [base = '', past = '', participle = '', ...slips] = line.split(' ')
      return [base, { base, past, participle, slips }] as const
    }),
)

/** Throws for a verb that the table does not have. */
export function irregularVerb(base: string): IrregularVerb {
  const verb = verbs.get(base)
  if (!verb) throw new Error(`"${base}" is not in the table of irregular verbs.`)
  return verb
}

export const isIrregular = (base: string): boolean => verbs.has(base)
