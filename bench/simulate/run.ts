/** `npm run simulate` plays a class on the server; `npm run simulate -- placement` sends students through the tests. */
await (process.argv[2] === 'placement' ? import('./placement/run') : import('./class'))
