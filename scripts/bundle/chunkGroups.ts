import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** A problem type is one request: its rules and its renderer are one file, whatever the type is called. */
const problemType = (id: string): string | null => {
  const type = /\/plugins\/(\w+)\/(?:rules|question|Renderer)/.exec(id)?.[1]
  return type === undefined ? null : `type-${type}`
}

const start: Group = { name: 'start', tags: ['$initial'] }

/** A drawing: only pages that begin with it wait for it. */
const guide: Group = { name: 'guide', test: /\/packages\/ui\/src\/guide\/(?!LaterGuide)/ }

/** Of a page that shows problems, whatever is around them. */
const engine: readonly Group[] = [
  {
    name: 'engine',
    test: /\/packages\/(?:core\/src\/(?!interactions\/(?!family)|.*Schema\.)|(?:learning|player)\/|ui\/src\/(?:actions\/(?!moveFocus)|content\/(?!passage|RichMarkdown)|feedback|problem|progress))/,
    minShareCount: 3,
  },
  // The types that choose, which are most problems, get what they share and nothing else.
  {
    name: 'choice',
    test: /\/packages\/(?:core\/src\/interactions\/choice\.|ui\/src\/choice\/)/,
    minShareCount: 2,
  },
  // What the types of another family share, such as those that drag.
  {
    name: 'family',
    test: /\/packages\/(?:core\/src\/interactions\/(?!\w+Schema)|ui\/src\/(?:choice|phrases|fields)\/)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  { name: 'markdown', test: /\/packages\/ui\/src\/content\/RichMarkdown/ },
  { name: 'board', test: /node_modules\/@dnd-kit|\/packages\/ui\/src\/board\// },
  { name: problemType, debugName: 'type' },
  // What reads things that were stored: no page waits for it.
  {
    name: 'schemas',
    test: /\/packages\/core\/src\/interactions\/\w+Schema\.|\/plugins\/\w+\/(?:plugin|schema)\./,
  },
]

/** Of the pages around them. */
const product: readonly Group[] = [
  {
    name: 'common',
    test: /@tanstack\/(?:query|react-query)|\/packages\/api\/|\/app\/src\/api\//,
    minShareCount: 12,
  },
  // The other parts of the table of calls, each with the schemas that only it has.
  { name: 'studentCalls', test: /\/packages\/api\/src\/studentCalls/ },
  { name: 'staffCalls', test: /\/packages\/api\/src\/staffCalls/ },
  {
    name: 'basics',
    test: /\/app\/src\/(?:accounts\/(?!signIn)[a-zA-Z]+\.|brand\/)|\/packages\/ui\/src\/(?:actions\/(?!moveFocus)|feedback\/StatusLine|fields|loading)/,
    minShareCount: 2,
  },
  {
    name: 'outbox',
    test: /\/app\/src\/(?:outbox\/(?!Rejected)|links\/(?!saveFile|allSectionNames|schoolName|session))|node_modules\/(?:idb|uuid)\//,
  },
  // What nearly every page of a signed-in user shows: one file in place of eight of a few hundred bytes.
  {
    name: 'signedIn',
    test: /\/app\/src\/(?:accounts\/(?:session\/SignedIn|CheckedRoute)|assignments\/(?:ExtraWorkDialog|taskLink)|links\/sessionNames|sessions\/refreshStanding|shell\/(?:PageHeading|LoadFailure|LinkButton|Sheet))|\/packages\/(?:learning\/src\/(?:levels\/(?:levelNames|scoreLetter)|names|diagnostic\/speedLabel|rules)|api\/src\/accounts\/fullName|ui\/src\/(?:actions\/moveFocus|dialog\/|fold\/|theme\/|progress\/))/,
  },
  // Of problems, which ask whether there are sounds, and of cards.
  {
    name: 'sound',
    test: /\/packages\/ui\/src\/content\/(?:soundPlayer|SoundButton|AudioButton)|\/app\/src\/settings\/useSettings/,
  },
  {
    name: 'panels',
    test: /\/app\/src\/(?:panels\/(?:numbers|TableArea|panelQuery|today)|shell\/LoadingBlock)|\/date-fns\/lightFormat/,
  },
  { name: 'dates', test: /node_modules\/date-fns\//, minShareCount: 2 },
  // Of some hundred bytes each, beside the pages that have a budget: every name of a file stands in the first script.
  {
    name: 'helpers',
    test: /\/app\/src\/(?:api\/failures|forms\/(?:firstClick|fromBase64|useNewId)|links\/saveFile)/,
  },
  // What keeps what was entered by staff, as one file: each has a name in the first script.
  { name: 'leaving', test: /\/app\/src\/(?:shell\/LeaveQuestion|forms\/(?:BackCloses|useAskBeforeUnload))/ },
  // Of staff and set-up alone: a page of students that asked for it would wait for nothing.
  {
    name: 'chakra',
    test: /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis)\//,
    minShareCount: 4,
  },
  { name: 'signIn', test: /\/app\/src\/accounts\/(?:login\/|card\/|signIn)/, minShareCount: 2 },
  {
    name: 'courses',
    test: /\/app\/src\/courses\/(?:courseQueries|AfficiencyLink|standing\/(?:isAllProficient|levelColor)|grades\/(?:isGradeDisabled|ViewSwitch|useGradeProfile|LevelBar|GradeTabs)|homeProfile\/(?:LoadingSkills|profileQuery))|\/packages\/ui\/src\/tabs\//,
  },
]

/**
 * Which modules share a file: few files of a fair size, and little in them that a page does not show. The first
 * group that fits takes a module with what it imports; what fits none is split as the bundler does by itself.
 */
const inOrder = (...groups: Group[]): Rolldown.OutputOptions => ({
  codeSplitting: {
    groups: groups.map((group, position) => ({ ...group, priority: groups.length - position })),
  },
  // What only some entries share is named after all of them.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
})

export const splitEngine = inOrder(start, guide, ...engine)
export const splitProduct = inOrder(start, guide, ...product, ...engine)
