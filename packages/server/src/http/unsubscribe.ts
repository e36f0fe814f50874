import type { FastifyInstance } from 'fastify'

/**
 * The one click of a mail program (RFC 8058): a form, without a page and without a sign-in. Reading the address changes
 * nothing: programs that look for harmful links read every address of a mail.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  refuseMails: (mailId: string) => Promise<boolean>,
): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    )
    forms.post<{ Params: { mailId: string } }>('/unsubscribe/:mailId', async (request, reply) => {
      return reply.code((await refuseMails(request.params.mailId)) ? 204 : 410).send()
    })
  })
}
