import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Browsers remember for a year that the server, and what lies below its name, is reached by HTTPS alone. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: true }

/** What no page of ours asks a browser for, so that nothing that gets into one can. */
export const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()'

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
      baseUri: ["'none'"],
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
