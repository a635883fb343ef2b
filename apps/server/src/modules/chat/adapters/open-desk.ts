import { createHmac, randomUUID } from 'node:crypto'
import { languages } from '@trevo/languages/languages.ts'
import type { ChatDesk } from '../needs.ts'

export type DeskKind = 'chatwoot' | 'signed'

type Desk = {
  /** The page of a launch. */
  readonly url: string
  readonly key: string
  readonly now: () => Date
}

const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/**
 * A page that carries the brand's Chatwoot widget. It hands the data behind the address to
 * `$chatwoot.setUser`; Chatwoot believes an `identifier` only with its `identifier_hash`, the HMAC-SHA256
 * of it under the inbox's key. In the fragment, which is sent to no server and no other site.
 */
const chatwootDesk = ({ url, key }: Desk): ChatDesk => ({
  urlFor: ({ subject, language, account }) => {
    const page = new URL(url)
    const about = new URLSearchParams({ subject, locale: languages[language].locale })
    if (account !== undefined) {
      about.set('identifier', account)
      about.set('identifier_hash', sign(key, account))
    }
    page.hash = about.toString()
    return page.href
  },
})

/** The fields of a signed launch, in the order in which they are signed. */
const signedFields = ['user', 'subject', 'language', 'at', 'nonce'] as const

/**
 * Any other desk: visitor and subject, signed. `sig` is the HMAC-SHA256, in hex, of the five fields in this order,
 * each as `name=value`, separated by line ends. A desk must refuse an old or repeated one.
 */
const signedDesk = ({ url, key, now }: Desk): ChatDesk => ({
  urlFor: ({ subject, language, account }) => {
    const page = new URL(url)
    const fields = {
      user: account ?? '',
      subject,
      language,
      at: now().toISOString(),
      nonce: randomUUID(),
    }
    for (const name of signedFields) page.searchParams.set(name, fields[name])
    const text = signedFields.map((name) => `${name}=${fields[name]}`).join('\n')
    page.searchParams.set('sig', sign(key, text))
    return page.href
  },
})

/** The desk that the settings name. */
export const openDesk = (kind: DeskKind, desk: Desk): ChatDesk =>
  kind === 'chatwoot' ? chatwootDesk(desk) : signedDesk(desk)
