import type { Cause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { isSameName } from '@trevo/field-rules/person-name.ts'
import { refusalCauses, retakeCauses } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type {
  AddressFound,
  CpfStanding,
  DocumentReading,
  FaceComparison,
  ListsFound,
} from '../ports.ts'
import type { Facts, Verdict } from '../repository/tables.ts'

export type Judgement = {
  readonly verdict: Verdict
  readonly causes: readonly Cause[]
  /** Measured or read, without personal data. */
  readonly facts: Facts
}

const retakes: ReadonlySet<string> = new Set(retakeCauses)
const refusals: ReadonlySet<string> = new Set(refusalCauses)

/** The hardest of several causes decides. */
const judge = (causes: readonly Cause[], facts: Facts): Judgement => {
  const verdict = causes.some((one) => refusals.has(one))
    ? 'refuse'
    : causes.some((one) => retakes.has(one))
      ? 'retake'
      : causes.length > 0
        ? 'review'
        : 'pass'
  return { verdict, causes, facts }
}

const when = (isSo: boolean, cause: Cause): readonly Cause[] => (isSo ? [cause] : [])

/** A document beside what was declared; nothing of it counts while it cannot be read. */
export const judgeDocument = (
  { problems, isForged, document }: DocumentReading,
  form: KycForm,
  todayOn: string,
): Judgement => {
  const facts = document
    ? { documentType: document.type, expiresOn: document.expiresOn ?? 'none' }
    : {}
  const unusable = problems.map((problem): Cause => `document_${problem}`)
  if (!document || unusable.length > 0) {
    return judge(unusable.length > 0 ? unusable : ['document_unreadable'], facts)
  }
  const { type, cpf, name, bornOn, expiresOn } = document
  return judge(
    [
      ...when(isForged, 'document_forged'),
      ...when(type !== form.documentType, 'document_type'),
      ...when(expiresOn !== null && expiresOn < todayOn, 'document_expired'),
      ...when(cpf !== null && cpf !== form.cpf, 'document_differs'),
      ...when(!isSameName(name, form.fullName), 'name_differs'),
      ...when(bornOn !== form.bornOn, 'birth_differs'),
      ...when(!isOldEnough(bornOn, todayOn), 'underage'),
    ],
    facts,
  )
}

/** From here on a face is the document's; below the second bound it is somebody else's. */
const sameFrom = 0.8
const otherBelow = 0.5

export const judgeFace = ({ isLive, problems, similarity }: FaceComparison): Judgement =>
  judge(
    [
      ...problems.map((problem): Cause => `face_${problem}`),
      ...when(!isLive, 'face_not_live'),
      ...when(similarity < otherBelow, 'face_differs'),
      ...when(similarity >= otherBelow && similarity < sameFrom, 'face_unsure'),
    ],
    { similarity: similarity.toFixed(2), live: isLive ? 'yes' : 'no' },
  )

export const judgeCpf = ({ status, nameMatches, bornOnMatches }: CpfStanding): Judgement =>
  judge(
    [
      ...when(status !== 'regular', 'cpf_irregular'),
      ...when(!nameMatches, 'name_differs'),
      ...when(!bornOnMatches, 'birth_differs'),
    ],
    { cpfStatus: status },
  )

export const judgeAddress = (
  { isKnown, state }: AddressFound,
  { address }: Pick<KycForm, 'address'>,
): Judgement =>
  judge(when(!isKnown || state !== address.state, 'address_unknown'), {
    cep: isKnown ? state : 'unknown',
  })

export const judgeLists = (
  { isExposed, isSanctioned, lists }: ListsFound,
  { pep }: Pick<KycForm, 'pep'>,
): Judgement =>
  judge([...when(isExposed || pep !== 'no', 'pep'), ...when(isSanctioned, 'sanctions')], {
    declared: pep,
    lists: lists.join(', ') || 'none',
  })

/** What all answers of a round come to. */
export const judgeRound = (
  judgements: readonly Pick<Judgement, 'verdict' | 'causes'>[],
): { readonly next: 'started' | 'review' | 'verified' | 'refused'; readonly causes: Cause[] } => {
  const of = (verdict: Verdict): Cause[] => [
    ...new Set(judgements.filter((one) => one.verdict === verdict).flatMap((one) => one.causes)),
  ]
  const refused = of('refuse').filter((one) => refusals.has(one))
  if (refused.length > 0) return { next: 'refused', causes: refused }
  const again = of('retake').filter((one) => retakes.has(one))
  if (again.length > 0) return { next: 'started', causes: again }
  const open = of('review')
  return open.length > 0 ? { next: 'review', causes: open } : { next: 'verified', causes: [] }
}
