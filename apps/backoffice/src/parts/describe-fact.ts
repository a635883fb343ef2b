import { isModuleId } from '@trevo/contract/module-ids.ts'
import { formatMoment, formatReais } from '../core/format.ts'
import { reviewReasons } from '../core/review-reasons.ts'
import type { T } from '../core/texts.tsx'
import type { Fact } from './compare-facts.ts'

/** Fields that have a name in both languages; others are shown as the server names them. */
const fields = [
  'EN',
  'PT',
  'acceptedPattern',
  'adjusted',
  'ageMessage',
  'allowed',
  'allowedAddresses',
  'allowedCountries',
  'amount',
  'amountMax',
  'amountMin',
  'attempt',
  'audience',
  'base',
  'blockedAddresses',
  'blockedCountries',
  'bodyEn',
  'bodyPt',
  'budget',
  'byHand',
  'category',
  'cause',
  'ceiling',
  'chargeSec',
  'chips',
  'codeMinutes',
  'codes',
  'competitors',
  'conditions',
  'copyrightYear',
  'countedOver',
  'cpfRequired',
  'dayCount',
  'daySum',
  'defaultLanguage',
  'demoPlay',
  'depositMin',
  'disabledAt',
  'domains',
  'draw',
  'dueDaysMax',
  'enabled',
  'encryptsServicePaths',
  'endsAt',
  'evidence',
  'fee',
  'firebase',
  'first',
  'freePerDay',
  'from',
  'game',
  'gtagId',
  'hasAuthenticator',
  'holder',
  'holderDocument',
  'house',
  'imageCdns',
  'intervalMs',
  'isClosed',
  'isDrawn',
  'isHeld',
  'isOnSale',
  'isSuspended',
  'jurisdiction',
  'languages',
  'launchGameCdns',
  'leadEn',
  'leadPt',
  'league',
  'liabilityMax',
  'line',
  'liveDelayMs',
  'lottery',
  'mainDomain',
  'maintenance',
  'marginBp',
  'marginPlusBp',
  'market',
  'match',
  'matchMax',
  'matches',
  'maxLength',
  'member',
  'memberDraw',
  'memberMatchMax',
  'minLength',
  'minutes',
  'mode',
  'monthCost',
  'monthCost95',
  'multiple',
  'name',
  'newDevice',
  'operator',
  'order',
  'patternId',
  'payee',
  'payoutMax',
  'peerAllowed',
  'peerAnswerMin',
  'perPerson',
  'place',
  'play',
  'playId',
  'pool',
  'prize',
  'promotion',
  'promotionKind',
  'reason',
  'receiverCity',
  'receiverName',
  'requestId',
  'required',
  'result',
  'reviewReasons',
  'rewardAmount',
  'rewardCap',
  'rewardOf',
  'rewardShare',
  'rewardSteps',
  'role',
  'rule',
  'scope',
  'score',
  'secondPersonFrom',
  'segment',
  'segmentConditions',
  'showCaptcha',
  'slipMax',
  'smsPerDayMax',
  'stakeMax',
  'stakeMin',
  'startsAt',
  'state',
  'status',
  'step',
  'stock',
  'suspendMs',
  'suspended',
  'target',
  'text',
  'timeZone',
  'title',
  'titleEn',
  'titlePt',
  'transfer',
  'turnoverBp',
  'types',
  'username',
  'vendor',
  'version',
  'wagerDays',
  'wagerPrizeCap',
  'wagerStakeCap',
  'wagerTimes',
  'wagerWeights',
  'what',
  'winners',
  'withoutReview',
  'wonFromMembers',
  'answer',
  'contract',
  'dispute',
  'lines',
  'memberId',
  'product',
  'rate',
  'type',
  'upline',
] as const

const codes = [
  'approved',
  'closed',
  'drawn',
  'ended',
  'expired',
  'live',
  'paid',
  'refused',
  'rejected',
  'review',
  'running',
  'scheduled',
  'second_review',
  'settled',
  'stopped',
  'void',
  'waiting',
  'withdrawn',
] as const

const money = /^-?\d+\.\d{2}$/
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

export const nameField = (t: T, field: string): string => {
  // Areas that show them load the names of modules.
  if (isModuleId(field)) return t(`module.${field}`)
  const known = fields.find((one) => one === field)
  return known === undefined ? field : t(`fact.${known}`)
}

const describeText = (t: T, text: string): string => {
  if (money.test(text)) return formatReais(text)
  if (instant.test(text)) return formatMoment(text)
  const reason = reviewReasons.find((one) => one === text)
  if (reason !== undefined) return t(`payouts.short.${reason}`)
  const code = codes.find((one) => one === text)
  return code === undefined ? text : t(`fact.code.${code}`)
}

/** A value of a record as a person reads it; a dash where there is none. */
export const describeFact = (t: T, value: Fact | undefined): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no')
  if (typeof value === 'string') return describeText(t, value)
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map((one) => describeFact(t, one))
    : Object.entries(value).map(([name, one]) => `${nameField(t, name)}: ${describeFact(t, one)}`)
  return parts.length === 0 ? '–' : parts.join(', ')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id as it fits into a row: the first part of a long one. */
export const shortId = (id: string): string => (uuid.test(id) ? id.slice(0, 8) : id)
