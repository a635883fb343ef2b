import { answerBrokenRequests } from '@trevo/platform/http/answer-broken-request.ts'
import { languageOf } from '@trevo/platform/http/language-of.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { familyOfTarget } from '../route-family.ts'
import type { ErrorAnswers } from './answer-errors.ts'
import { refusalBody } from './envelope.ts'

/** Answers broken requests in the format of the intended family, as far as that can be read. */
export const createBrokenRequestAnswer = ({
  defaultLanguageOf,
  countRefusal,
}: Pick<ErrorAnswers, 'defaultLanguageOf' | 'countRefusal'>) =>
  answerBrokenRequests((code, { headers, target }) => {
    const language = languageOf({ headers }, defaultLanguageOf(headers['host'] ?? ''))
    countRefusal(code)
    return refusalBody(familyOfTarget(target), new Refusal(code), language)
  })
