/**
 * `npm run simulate` plays a class on the server, `-- placement` sends students through the tests, `-- retention` lets them
 * forget with and without the daily review.
 */
if (process.argv[2] === 'placement') await import('./placement/run')
else if (process.argv[2] === 'retention') await import('./retention')
else await import('./class')

export {}
