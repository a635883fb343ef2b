import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import {
  HelpContacts,
  type changeHelpContacts as ChangeEndpoint,
  type HelpContactEntry,
  type listHelpContacts as ListEndpoint,
} from '@trevo/contract/ops/conduct/help-contacts.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type Approvals,
  type ChangeKind,
  type WaitingChange,
} from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { PlayRiskNeeds } from '../needs.ts'
import {
  listContacts,
  lockContacts,
  replaceContacts,
  type ContactList,
  type ContactRow,
} from '../repository/help-contacts.ts'

const ownKind = 'changeHelpContacts'
const sharedKind = 'changeSharedHelpContacts'
/** A brand has one list of its own. */
const ownTarget = 'help-contacts'

type Needs = Pick<PlayRiskNeeds, 'database' | 'settings'> & { readonly staff: Approvals }
type Settings = Needs['settings']

const entryOf = ({ code, names, abouts, phone, url }: ContactRow): HelpContactEntry => ({
  code,
  names: { PT: names.PT ?? '', EN: names.EN ?? '' },
  abouts: { PT: abouts.PT ?? '', EN: abouts.EN ?? '' },
  phone,
  url,
})

/** A list as text, for comparing and for who decides; the order of its fields is of no matter. */
const textsOf = (contacts: readonly HelpContactEntry[]): string[] =>
  contacts.map(({ code, names, abouts, phone, url }, at) =>
    [
      `${at + 1}. ${code}`,
      `${names.PT} / ${names.EN}`,
      `${abouts.PT} / ${abouts.EN}`,
      phone ?? '–',
      url ?? '–',
    ].join(' · '),
  )

const isSame = (one: readonly HelpContactEntry[], other: readonly HelpContactEntry[]): boolean =>
  textsOf(one).join('\n') === textsOf(other).join('\n')

type Subject = {
  readonly kind: string
  readonly right: Right
  /** @throws Refusal `play_risk.contacts_invalid` where the target is no list of the brand */
  listOf(settings: Settings, brandId: number, target: string): ContactList
  /** Whether it may be empty: a jurisdiction whose law asks for help names somebody. */
  readonly needsOne: boolean
}

const requireTarget = (isKnown: boolean): void => {
  if (!isKnown) throw new Refusal('play_risk.contacts_invalid')
}

const own: Subject = {
  kind: ownKind,
  right: 'content.change',
  needsOne: false,
  listOf: (settings, brandId, target) => {
    requireTarget(target === ownTarget)
    return { jurisdiction: settings.jurisdictionOf(brandId), brandId }
  },
}

const shared: Subject = {
  kind: sharedKind,
  right: 'rules.propose',
  needsOne: true,
  listOf: (settings, brandId, target) => {
    const jurisdiction = settings.jurisdictionOf(brandId)
    requireTarget(target === jurisdiction)
    return { jurisdiction, brandId: null }
  },
}

const Input = z.strictObject({ before: HelpContacts, after: HelpContacts })

/** Another list in place of the one that it was made from. */
const kindOf = (settings: Settings, { kind, right, needsOne, listOf }: Subject): ChangeKind =>
  changeKind({
    kind,
    right,
    input: Input,
    describe: async (tx, { brandId, target, input: { before, after } }) => {
      const list = listOf(settings, brandId, target)
      const codes = new Set(after.map(({ code }) => code))
      if (codes.size < after.length) throw new Refusal('play_risk.contacts_invalid')
      if (needsOne && !after.some(({ phone, url }) => phone !== null || url !== null)) {
        throw new Refusal('play_risk.contacts_needed')
      }
      const current = (await lockContacts(tx, list)).map(entryOf)
      if (!isSame(current, before)) throw new Refusal('play_risk.contacts_changed')
      if (isSame(current, after)) throw new Refusal('brand.nothing_changes')
      return { before: { contacts: textsOf(current) }, after: { contacts: textsOf(after) } }
    },
    execute: (tx, { brandId, target, input: { after } }) =>
      replaceContacts(tx, listOf(settings, brandId, target), after),
  })

/** The lists that change by two persons. */
export const helpContactKinds = (settings: Settings): readonly ChangeKind[] => [
  kindOf(settings, own),
  kindOf(settings, shared),
]

const presentWaiting = (waiting: WaitingChange | undefined) =>
  waiting
    ? {
        requestId: waiting.requestId,
        askedBy: waiting.askedBy,
        askedAt: waiting.askedAt.toISOString(),
        reason: waiting.reason,
      }
    : null

/** Whom members can turn to, as operators see and change it. */
export const createHelpContacts = ({ database, settings, staff }: Needs) => {
  const ask = (
    kind: string,
    target: string,
    by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
    { requestId, before, after, reason }: Body<typeof ChangeEndpoint>,
  ): Promise<Answer<typeof ChangeEndpoint>> =>
    staff.askChange({
      kind,
      brandId: by.brandId,
      target,
      input: { before, after },
      reason,
      requestId,
      by,
    })
  return {
    listHelpContacts: async (brandId: number): Promise<Answer<typeof ListEndpoint>> => {
      const jurisdiction = settings.jurisdictionOf(brandId)
      const [rows, waitingOwn, waitingShared] = await Promise.all([
        listContacts(database.db, jurisdiction, brandId),
        staff.listWaiting(brandId, ownKind),
        staff.listWaiting(brandId, sharedKind),
      ])
      const listed = (isOwn: boolean) =>
        rows.filter((row) => (row.brand_id !== null) === isOwn).map(entryOf)
      return {
        jurisdiction,
        shared: {
          contacts: listed(false),
          waiting: presentWaiting(waitingShared.get(jurisdiction)),
        },
        own: { contacts: listed(true), waiting: presentWaiting(waitingOwn.get(ownTarget)) },
      }
    },
    /** The first yes to another list of the brand, or the second one to the same. */
    changeHelpContacts: (
      by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
      body: Body<typeof ChangeEndpoint>,
    ) => ask(ownKind, ownTarget, by, body),
    /** The same for the list of the brand's jurisdiction. */
    changeSharedHelpContacts: (
      by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
      body: Body<typeof ChangeEndpoint>,
    ) => ask(sharedKind, settings.jurisdictionOf(by.brandId), by, body),
  }
}
