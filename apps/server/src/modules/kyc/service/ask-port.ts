import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import type { PartyAnswer, PartyCall } from '../../../platform/outside/ask-party.ts'
import {
  judgeAddress,
  judgeCpf,
  judgeDocument,
  judgeFace,
  judgeLists,
  type Judgement,
} from '../domain/judge-answers.ts'
import type { KycNeeds } from '../needs.ts'
import type { Declared } from '../ports.ts'
import { listImagesWhole } from '../repository/images.ts'
import type { CaseRow, CheckRow } from '../repository/tables.ts'
import { openImage } from './sealed-form.ts'

export type Asked = {
  readonly judgement: Judgement
  /** Whether the party answered; otherwise the judgement is what a person reads after the last try. */
  readonly isAnswered: boolean
  readonly documentNumber?: string
  readonly call?: PartyCall
}

type Question = { readonly row: CaseRow; readonly form: KycForm; readonly check: CheckRow }

const judged = <Value>(answer: PartyAnswer<Value>, judge: (value: Value) => Judgement): Asked => {
  const { call } = answer
  if (answer.kind === 'answered') return { judgement: judge(answer.value), isAnswered: true, call }
  const facts = { why: call.outcome }
  return {
    judgement: { verdict: 'review', causes: ['not_answered'], facts },
    isAnswered: false,
    call,
  }
}

const openPictures = async (
  needs: KycNeeds,
  { id }: CaseRow,
): Promise<ReadonlyMap<ImageKind, string>> => {
  const images = await listImagesWhole(needs.database.db, id)
  return new Map(images.map((image) => [image.kind, openImage(needs, image)]))
}

const declaredOf = ({ fullName, cpf, bornOn }: KycForm): Declared => ({ fullName, cpf, bornOn })

/** Numbers of documents are compared without their punctuation. */
const plainNumber = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const askDocument = async (needs: KycNeeds, { row, form, check }: Question): Promise<Asked> => {
  const pictures = await openPictures(needs, row)
  const back = form.documentType === 'passport' ? null : (pictures.get('document_back') ?? null)
  const answer = await needs.ports.readDocument(check.request_id, {
    declared: declaredOf(form),
    documentType: form.documentType,
    pictures: { front: pictures.get('document_front') ?? '', back },
  })
  const today = needs.settings.todayOf(row.brand_id, needs.clock.now())
  const asked = judged(answer, (reading) => judgeDocument(reading, form, today))
  const number = answer.kind === 'answered' ? answer.value.document?.number : undefined
  return number === undefined ? asked : { ...asked, documentNumber: plainNumber(number) }
}

const askFace = async (needs: KycNeeds, { row, form, check }: Question): Promise<Asked> => {
  const pictures = await openPictures(needs, row)
  const of = (kind: ImageKind): string => pictures.get(kind) ?? ''
  const answer = await needs.ports.compareFace(check.request_id, {
    declared: declaredOf(form),
    pictures: {
      document: of('document_front'),
      centre: of('face_centre'),
      left: of('face_left'),
      right: of('face_right'),
    },
  })
  return judged(answer, judgeFace)
}

/** Asks the port of a check, and says what its answer comes to. */
export const askPort = async (needs: KycNeeds, question: Question): Promise<Asked> => {
  const { form, check } = question
  const { ports } = needs
  const id = check.request_id
  switch (check.kind) {
    case 'document':
      return askDocument(needs, question)
    case 'face':
      return askFace(needs, question)
    case 'cpf':
      return judged(await ports.checkCpf(id, declaredOf(form)), judgeCpf)
    case 'address':
      return judged(await ports.findAddress(id, form.address.cep), (found) =>
        judgeAddress(found, form),
      )
    case 'screening':
      return judged(await ports.screen(id, declaredOf(form)), (found) => judgeLists(found, form))
    default:
      return check.kind satisfies never
  }
}
