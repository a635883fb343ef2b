import { barKinds, type ReasonKind } from '@trevo/contract/reason-names.ts'
import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import type { paymentReasons } from '../texts/en/site/security/payment-reasons.ts'
import type { reasons as others } from '../texts/en/site/security/reasons.ts'
import type { standing } from '../texts/en/site/security/standing.ts'
import type { Translate } from '../translate.ts'

type ReasonTexts = typeof others & typeof standing & typeof paymentReasons

/** Every text that describes a reason; the site’s security area and the back office’s members have them. */
export type ReasonKey = keyof ReasonTexts & string

/** A reason in words: its title, and what is known of it, each with its label. */
export type DescribedReason = {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** What happens next, with dates; only for what the register says. */
  readonly steps: readonly string[]
}

const isBar = (kind: ReasonKind): kind is (typeof barKinds)[number] =>
  barKinds.some((bar) => bar === kind)

type OtherKind = Exclude<ReasonKind, (typeof barKinds)[number]>

/** A case in review is an identity that is not verified yet, but for what is left to do. */
const wordsOf = (kind: ReasonKind) => (kind === 'identityReview' ? 'identity' : kind)

/** Codes with a sentence; the register may add others. */
const ownCodes = [
  'AUTOEXCLUSAO_CENTRAL',
  'BOLSA_FAMILIA_BPC',
  'NOVO_DESENROLA',
  'hidden',
  'elsewhere',
  'travel',
  'waits',
  'open',
  'lost',
  'over',
  'deposit_returned',
] as const
const pixCodes = [
  'unknown_charge',
  'already_paid',
  'late',
  'amount_differs',
  'payer_unknown',
  'payer_differs',
  'limit_reached',
  'member_blocked',
  'account_closed',
] as const

const keyOfCode = (code: string): ReasonKey | undefined => {
  const own = ownCodes.find((one) => one === code)
  if (own) return `standing.reason.${own}`
  const pix = pixCodes.find((one) => one === code)
  return pix && `cashier.reason.${pix}`
}

/** How the page writes texts, amounts in reais and moments. */
type Words = {
  readonly t: Translate<ReasonKey>
  money(amount: string): string
  moment(instant: string): string
}

const figureOf = (
  { name, unit, value }: Reason['figures'][number],
  { t, money }: Words,
): { label: string; text: string } => {
  const label = t(`standing.figure.${name}`)
  if (value === null) return { label, text: t('standing.figure.none') }
  if (unit === 'money') return { label, text: money(value) }
  const count = Math.floor(Number(value))
  return { label, text: unit === 'minutes' ? t('standing.figure.minutes', { count }) : `${count}` }
}

const becauseOf = ({ kind, reasons }: Reason, { t }: Words): string => {
  if (reasons.length === 0) return t(`standing.because.${wordsOf(kind)}`)
  return reasons
    .map((code) => {
      const key = keyOfCode(code)
      return key ? t(key) : t('standing.reason.other', { code })
    })
    .join(' ')
}

const lawful = [
  'cpf',
  'location',
  'passwordLock',
  'limit',
  'limitRaise',
  'realityCheck',
  'withdrawal',
  'depositHeld',
  'depositReturned',
  'offers',
] as const satisfies readonly OtherKind[]

const ruleOf = ({ kind, basis }: Reason, { t }: Words): string => {
  if (basis !== 'law') return t(`standing.basis.${basis}`)
  if (isBar(kind)) return t(`standing.article.${kind === 'identityReview' ? 'identity' : kind}`)
  const article = lawful.find((one) => one === kind)
  return article ? t(`standing.article.${article}`) : t('standing.basis.terms')
}

const held = [
  'codeLock',
  'pinLock',
  'limitRaise',
  'withdrawal',
  'withdrawalQuestion',
  'depositHeld',
  'depositReturned',
  'vault',
  'bonus',
  'rewardReview',
  'rewardRefused',
] as const satisfies readonly OtherKind[]

/** What is not possible: parts of the account, or what the kind says where it concerns a single amount. */
const holdsOf = ({ kind, takes }: Reason, { t }: Words): string => {
  if (takes.length > 0) return takes.map((one) => t(`standing.takes.${one}`)).join(', ')
  const own = held.find((one) => one === kind)
  return own ? t(`standing.holds.${own}`) : ''
}

/** Where the next step is ours. */
const isOurs = (kind: ReasonKind): kind is 'checking' | 'identityReview' =>
  kind === 'checking' || kind === 'identityReview'

const doOf = ({ kind, takes }: Reason, { t }: Words) => {
  if (!isBar(kind)) return [{ label: t('standing.why.do'), text: t(`standing.do.${kind}`) }]
  const possible = takes.includes('withdraw')
    ? t('standing.possible.ask')
    : t('standing.possible.withdraw')
  return [
    { label: t('standing.why.possible'), text: possible },
    { label: t('standing.why.send'), text: t(`standing.send.${isOurs(kind) ? 'pause' : kind}`) },
  ]
}

const whenOf = ({ kind, since, until }: Reason, { t, moment }: Words): string => {
  const ends =
    until === null ? t(`standing.open.${kind}`) : t('standing.until', { date: moment(until) })
  return since === null ? ends : `${t('standing.since', { date: moment(since) })} ${ends}`
}

const aboutOf = ({ limit, title }: Reason, { t }: Words) => {
  const names = [
    ...(limit
      ? [
          t('standing.limit', {
            kind: t(`standing.limitKind.${limit.kind}`),
            period: t(`standing.limitPeriod.${limit.period}`),
          }),
        ]
      : []),
    ...(title === null ? [] : [title]),
  ]
  return names.map((text) => ({ label: t('standing.why.about'), text }))
}

const stepsOf = ({ deadlines }: Reason, { t, moment }: Words): readonly string[] => {
  if (!deadlines) return []
  const date = (instant: string) => ({ date: moment(instant) })
  return [
    t('standing.step.withdraw', date(deadlines.withdrawUntil)),
    t('standing.step.close', date(deadlines.closeUntil)),
    t('standing.step.return', date(deadlines.returnUntil)),
  ]
}

/** The same words for members and for operators. */
export const describeReason = (reason: Reason, words: Words): DescribedReason => {
  const { t } = words
  return {
    title: t(`standing.title.${reason.kind}`),
    facts: [
      ...aboutOf(reason, words),
      { label: t('standing.why.reason'), text: becauseOf(reason, words) },
      ...(reason.note === null ? [] : [{ label: t('standing.why.note'), text: reason.note }]),
      { label: t('standing.why.article'), text: ruleOf(reason, words) },
      ...reason.figures.map((figure) => figureOf(figure, words)),
      { label: t('standing.why.barred'), text: holdsOf(reason, words) },
      ...doOf(reason, words),
      { label: t('standing.why.until'), text: whenOf(reason, words) },
    ],
    steps: stepsOf(reason, words),
  }
}
