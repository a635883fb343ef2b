import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isFromThisMachine } from '../../../platform/http/operations/this-machine.ts'
import type { OutboxRow } from '../repository/outbox.ts'

/** The path of the page. */
const outboxPath = '/dev/outbox'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const plain = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one)

const linked = (text: string) =>
  plain(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const part = ({ channel, recipient, subject, body, sent_at }: OutboxRow) => `
  <article>
    <h2>${channel === 'sms' ? 'SMS' : 'Email'} · ${plain(recipient)}</h2>
    <p><time>${sent_at.toISOString()}</time></p>
    ${subject === null ? '' : `<p><b>${plain(subject)}</b></p>`}
    <pre>${linked(body)}</pre>
  </article>`

const page = (rows: readonly OutboxRow[]) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Outbox</title>
  <style>
    :root { color-scheme: light dark; }
    body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 42rem; margin: 0 auto; padding: 1rem; }
    article { margin: 1rem 0; padding: 0.5rem 1rem; border: 1px solid #8888; border-radius: 0.5rem; }
    h2 { margin: 0; font-size: 1rem; }
    article p { margin: 0; }
    pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  </style>
</head>
<body>
  <main>
  <h1>Outbox</h1>
  <p>SMS and email of this system, newest first. In development nothing is really sent.</p>
  ${rows.length === 0 ? '<p>Nothing yet.</p>' : rows.map(part).join('')}
  </main>
</body>
</html>`

const json = (row: OutboxRow) => ({
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.body,
  sentAt: row.sent_at.toISOString(),
})

/** The outbox as a page, or as JSON for clients that accept it; only for this machine. */
export const bindOutboxPage = (
  app: FastifyInstance,
  listOutbox: () => Promise<readonly OutboxRow[]>,
): void => {
  app.get(outboxPath, async (request, reply) => {
    // It contains everybody's codes.
    if (!isFromThisMachine(request)) throw new Refusal('not_found')
    const rows = await listOutbox()
    void reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    if (request.headers.accept?.includes('application/json')) return reply.send(rows.map(json))
    return reply.type('text/html; charset=utf-8').send(page(rows))
  })
}
