import { z } from 'zod'
import type { Channel, Provider } from '../domain/letter.ts'
import { deliverBySmsGateway } from './deliver-by-sms-gateway.ts'
import { deliverBySmtp } from './deliver-by-smtp.ts'

const Environment = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(15).default('Trevo'),
})

export type Providers = Readonly<Record<Channel, Provider>> & { close(): void }

/** The outbox shows codes to anyone who can open its page: it is for demo servers in development. */
export const mayUseOutbox = (isDemoServer: boolean, environment: NodeJS.ProcessEnv): boolean =>
  isDemoServer && environment['NODE_ENV'] !== 'production'

/** Throws an error that names the settings missing for a production server. */
export const requireProviders = (isDemoServer: boolean, environment: NodeJS.ProcessEnv): void => {
  if (mayUseOutbox(isDemoServer, environment)) return
  const { SMTP_URL, SMS_GATEWAY_URL } = Environment.parse(environment)
  const missing = [
    !SMTP_URL && 'SMTP_URL and MAIL_FROM for email',
    !SMS_GATEWAY_URL && 'SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN for SMS',
  ].filter(Boolean)
  if (missing.length === 0) return
  throw new Error(
    `This is a start for production (DEMO is not 1, or NODE_ENV is production), and codes could ` +
      `reach nobody. Missing: ${missing.join('; ')}.`,
  )
}

/**
 * SMTP if `SMTP_URL` is set, the gateway if `SMS_GATEWAY_URL` is; each channel without one goes to the outbox.
 * Throws if a provider's settings are incomplete.
 */
export const chooseProviders = (environment: NodeJS.ProcessEnv, outbox: Provider): Providers => {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_SENDER } =
    Environment.parse(environment)
  if (SMTP_URL && !MAIL_FROM) throw new Error('SMTP_URL needs MAIL_FROM')
  if (SMS_GATEWAY_URL && !SMS_GATEWAY_TOKEN) {
    throw new Error('SMS_GATEWAY_URL needs SMS_GATEWAY_TOKEN')
  }
  const smtp = SMTP_URL && MAIL_FROM ? deliverBySmtp({ url: SMTP_URL, from: MAIL_FROM }) : undefined
  const gateway =
    SMS_GATEWAY_URL && SMS_GATEWAY_TOKEN
      ? deliverBySmsGateway({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, from: SMS_SENDER })
      : undefined
  return { email: smtp ?? outbox, sms: gateway ?? outbox, close: () => smtp?.close() }
}
