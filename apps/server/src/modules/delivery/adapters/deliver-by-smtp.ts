import { createTransport } from 'nodemailer'
import { DeliveryFailure, type Provider } from '../domain/letter.ts'

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…`, which must upgrade to TLS (STARTTLS) except on this machine. */
  readonly url: string
  /** `Trevo <nao-responda@trevo.example>` */
  readonly from: string
}

const timeoutMs = 10_000
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

// 5xx is the server's final refusal (RFC 5321, 4.2.1); without an answer, or with 4xx, retry.
const reasonOf = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | undefined)?.responseCode
  return typeof code === 'number' && code >= 500 ? 'refused' : 'unavailable'
}

/** Email by SMTP, text only. */
export const deliverBySmtp = ({ url, from }: SmtpSettings): Provider & { close(): void } => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Messages contain codes, and the login a password: neither is sent unencrypted over a network.
      requireTLS: !loopback.has(new URL(url).hostname),
      // No part of a message may be read from a file or fetched from a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    deliver: async ({ id, recipient, subject, body }) => {
      await transport
        .sendMail({
          to: { name: '', address: recipient },
          subject: subject ?? '',
          text: body,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw new DeliveryFailure(reasonOf(error))
        })
    },
    close: () => transport.close(),
  }
}
