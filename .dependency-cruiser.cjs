const TESTS =
  '\\.(test|test-d|stories)\\.tsx?$|^(e2e|bench)/|^packages/[^/]+/src/testing/|^plugins/[^/]+/samples\\.ts$'
const OWN = '^(packages|plugins|app)/'

/** A folder that knows nothing but what is named: other rooms, npm packages and Node alike. */
const onlyKnows = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { pathNot: [from, ...allowed] },
})

/** A folder that may use npm and Node, but of our own rooms only those named. */
const ofOursKnows = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OWN, pathNot: [from, ...allowed] },
})

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

const CORE = '^packages/core/src/index\\.ts$'
const CORE_AUTHORING = '^packages/core/src/authoring/index\\.ts$'
const CORE_SPEECH = '^packages/core/src/speech/spokenText.ts$'
const LEARNING = '^packages/learning/src/index\\.ts$'
/** What a browser does not load. */
const LEARNING_ROOMS = '^packages/learning/src/(review|items)/index\\.ts$'
const FSRS = '^node_modules/ts-fsrs/'
const API = '^packages/api/src/index\\.ts$'
const UI = '^packages/ui/src/'
const CONTENT = '^packages/content/src/'
const GRADERS = '^plugins/(graders\\.ts|external\\.json)$'
const AUTHORING = '^plugins/authoring\\.ts$'
const AUTHORING_DRAFT = '^packages/authoring/src/(draft|import)/index\\.ts$'
const RENDERERS = '^plugins/renderers\\.ts$'
const ZOD = '^node_modules/zod/'
/** A pure function. */
const LEVENSHTEIN = '^node_modules/fastest-levenshtein/'
const REACT = '^node_modules/(@types/)?react(-dom)?/'

const PLUGIN_LOGIC = '^plugins/[^/]+/[^/]+\\.ts$'
/** What authors need of a type and students and server do not. */
const PLUGIN_FACETS = '^plugins/[^/]+/(authoring|shortForm|interchange)\\.ts$'
const PLUGIN_VIEW = '^plugins/([^/]+)/([^/]+\\.tsx|components/.+)$'

/** What runs on the server or in a student's browser. */
const SERVED = ['^packages/(server|content|learning|api|player|ui)/src/', '^app/', GRADERS, RENDERERS]

module.exports = {
  forbidden: [
    never(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Modules that import each other cannot be understood or loaded one at a time.',
    ),
    never('no-unresolved', {}, { couldNotResolve: true }, 'What is imported must exist.'),
    never(
      'no-relative-way-into-another-package',
      { path: '^(packages/[^/]+|plugins|app)/' },
      { path: OWN, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace', 'npm'] },
      'Import another package by its name, so that its exports stay its border.',
    ),

    onlyKnows('core-knows-zod', '^packages/core/src/', [ZOD], 'No React, no DOM, no Node in core.'),
    onlyKnows(
      'learning-knows-core',
      '^packages/learning/src/',
      [CORE, FSRS],
      'No React, no DOM, no Node in learning.',
    ),
    onlyKnows('api-knows-core', '^packages/api/src/', [CORE, ZOD]),
    ofOursKnows('ui-knows-core', '^packages/ui/', [CORE, CORE_SPEECH]),
    ofOursKnows('player-knows-ui-learning-and-core', '^packages/player/', [UI, LEARNING, CORE]),
    ofOursKnows('content-knows-core', '^packages/content/', [CORE]),
    ofOursKnows('authoring-knows-content-and-plugins', '^packages/authoring/', [
      CORE,
      CORE_AUTHORING,
      CORE_SPEECH,
      CONTENT,
      GRADERS,
      AUTHORING,
    ]),
    never(
      'authoring-is-a-command',
      {
        pathNot:
          '^(packages/authoring|bench|e2e)/|^packages/server/src/publishing/(loadBuilder|loadImporter)\\.ts$',
      },
      { path: '^packages/authoring/' },
      'Whoever runs needs what it publishes, not how; drafts are built as files are, once somebody asks.',
    ),
    ofOursKnows('server-knows-graders', '^packages/server/', [
      API,
      LEARNING,
      LEARNING_ROOMS,
      CORE,
      CONTENT,
      GRADERS,
      AUTHORING_DRAFT,
    ]),
    ofOursKnows('testkit-knows-ui-and-core', '^packages/testkit/', [UI, CORE]),
    ofOursKnows('app-knows-no-server', '^app/', ['^packages/(core|learning|api|ui|player)/', '^plugins/']),

    onlyKnows(
      'plugin-logic-knows-core',
      PLUGIN_LOGIC,
      [CORE, CORE_AUTHORING, ZOD, LEVENSHTEIN],
      'Graders run on the server as well: no React, no ui.',
    ),
    never(
      'facets-are-for-authors',
      {
        path: [...SERVED, '^plugins/[^/]+/'],
        // The server reaches them by its room of drafts alone: see authoring-is-a-command.
        pathNot: [TESTS, PLUGIN_FACETS, '^packages/server/src/'],
      },
      { reachable: true, path: [AUTHORING, PLUGIN_FACETS, '^packages/core/src/authoring/'] },
      'No student downloads them.',
    ),
    ofOursKnows('plugin-view-knows-ui', PLUGIN_VIEW, [
      UI,
      CORE,
      '^plugins/$1/(components/|[^/]+\\.(tsx|css)$|(schema|public|samples)\\.ts$)',
    ]),
    never(
      'no-plugin-imports-another',
      { path: '^plugins/([^/]+)/' },
      { path: '^plugins/[^/]+/', pathNot: '^plugins/$1/' },
      'What two plugins share belongs to core or ui.',
    ),
    never(
      'graders-know-no-view',
      { path: GRADERS },
      { path: [PLUGIN_VIEW, UI, RENDERERS] },
      'The server imports this list.',
    ),

    never(
      'no-react-behind-the-server',
      { path: '^packages/(server|content|learning)/src/', pathNot: TESTS },
      { reachable: true, path: REACT },
      'Neither by itself nor through others.',
    ),
    never(
      'testkit-in-tests-only',
      { pathNot: [TESTS, '^packages/testkit/', '^\\.storybook/'] },
      { path: '^packages/testkit/' },
    ),
    never('tests-are-leaves', { pathNot: TESTS }, { path: TESTS }, 'Nothing is built on a test or a story.'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
