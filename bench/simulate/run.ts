/**
 * `npm run simulate` plays a class on the server, `-- placement` sends students through the tests, `-- retention` lets them
 * forget with and without the daily review, `-- items` plants faulty problems.
 */
if (process.argv[2] === 'placement') await import('./placement/run')
else if (process.argv[2] === 'retention') await import('./retention')
else if (process.argv[2] === 'items') await import('./items/run')
else await import('./class')

export {}
