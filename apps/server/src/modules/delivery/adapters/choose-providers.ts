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

/**
 * SMTP when `SMTP_URL` is set, the gateway when `SMS_GATEWAY_URL` is; each channel without one goes
 * to the outbox. Throws when half of a provider's settings are missing.
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
