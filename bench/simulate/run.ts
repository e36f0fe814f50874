/** `npm run simulate` plays a class on the server; `npm run simulate -- placement` sends students through the tests. */
if (process.argv[2] === 'placement') await import('./placement/run')
else await import('./class')

export {}
