import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Browsers remember for a year that the server is reached by HTTPS alone. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false }

/**
 * Scripts from our own origin only. Styles may be inline because the component library inserts style elements. Plain
 * HTTP is a supported way to run (a school's own network), so nothing here turns it into HTTPS unless people reach the
 * server by it.
 */
export const securityHeaders = (publicUrl: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  strictTransportSecurity: publicUrl.startsWith('https:') ? HSTS : false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
})
