import { useQueryClient } from '@tanstack/react-query'
import { offerContract } from '@trevo/api-client/endpoints.ts'
import {
  contractProducts,
  contractTiersMax,
  termsOfContract,
  type ContractProduct,
  type ContractType,
} from '@trevo/contract/contract-terms.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useRef, useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useForm, type FormValues } from '../../core/forms/use-form.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { contractsKey, type ContractList } from './queries.ts'
import {
  findTermProblem,
  tierTerms,
  wireTier,
  type TierTerm,
  type TypedTier,
} from './read-terms.ts'
import { useText } from '../../core/language/use-text.ts'

type TierField = `${TierTerm}.${number}`
type Name = 'receiverId' | 'product' | 'period' | 'pays' | TierField

export const tierField = (term: TierTerm, index: number): TierField => `${term}.${index}`

const tierOf = (values: FormValues<Name>, index: number, language: LanguageCode): TypedTier => ({
  language,
  isFixed: values.pays === 'F',
  minimumBet: values[tierField('minimumBet', index)] ?? '',
  netLoss: values[tierField('netLoss', index)] ?? '',
  activeMember: values[tierField('activeMember', index)] ?? '',
  contractRate: values[tierField('contractRate', index)] ?? '',
  fixedAmount: values[tierField('fixedAmount', index)] ?? '',
  winRate: values[tierField('winRate', index)] ?? '',
})

const emptyTiers = Object.fromEntries(
  Array.from({ length: contractTiersMax }, (_, index) => index).flatMap((index) =>
    tierTerms.map((term) => [tierField(term, index), '']),
  ),
) as Record<TierField, string> // every field of every tier that may be added

/** The products that may be offered, in their usual order. */
const productsOf = ({ rateMax }: ContractList): readonly ContractProduct[] =>
  contractProducts.filter((product) => rateMax[product] !== undefined)

/** The id of an offer: retrying after a lost answer must find the same one. */
const useOfferId = () => {
  const sent = useRef({ content: '', id: '' })
  return (content: string): string => {
    if (sent.current.content !== content) sent.current = { content, id: crypto.randomUUID() }
    return sent.current.id
  }
}

/** The error of a tier's field, in words; other fields never have one. */
const useTierCheck = (tierCount: number, rateMaxOf: (product: string) => string) => {
  const t = useText('contracts')
  const { locale, language } = useLanguage()
  return (name: string, values: FormValues<Name>): string | undefined => {
    const [term = '', place] = name.split('.')
    const index = Number(place)
    const known = tierTerms.find((one) => one === term)
    if (known === undefined || index >= tierCount) return undefined
    const before = index > 0 ? tierOf(values, index - 1, language) : undefined
    const rateMax = rateMaxOf(values.product)
    const problem = findTermProblem(known, tierOf(values, index, language), before, rateMax)
    const max = formatRate(rateMax, locale)
    return problem && t(`form.${problem}`, { max })
  }
}

/** An offer as typed: to whom, for which product, and up to ten tiers. */
export const useOfferForm = (
  contractType: ContractType,
  list: ContractList,
  onSent: () => void,
) => {
  const t = useText('contracts')
  const { locale, language } = useLanguage()
  const queries = useQueryClient()
  const [tierCount, setTierCount] = useState(1)
  const [carriesOver, setCarriesOver] = useState(true)
  const [needsApproval, setNeedsApproval] = useState(contractType === 'DIVIDEND')
  const idOf = useOfferId()
  const products = productsOf(list)
  const terms = termsOfContract[contractType]
  const rateMaxOf = (product: string) => list.rateMax[product as ContractProduct] ?? '0.00' // a product of the list

  const form = useForm<Name>({
    empty: {
      receiverId: list.receivers[0]?.receiverId ?? '',
      product: products[0] ?? '',
      period: terms.periods.at(-1) ?? '',
      pays: 'P',
      ...emptyTiers,
    },
    check: useTierCheck(tierCount, rateMaxOf),
    send: async (values) => {
      const content = {
        contractType,
        type: values.product as ContractProduct, // chosen from the list
        receiverId: values.receiverId,
        period: terms.periods.find((period) => period === values.period) ?? null,
        details: Array.from({ length: tierCount }, (_, index) =>
          wireTier(tierOf(values, index, language), terms),
        ),
        carriesOver: terms.hasCarryOver && carriesOver,
        needsApproval,
      }
      const body = { id: idOf(JSON.stringify(content)), ...content }
      const answer = await call(offerContract, { body })
      if (!answer.ok) return { message: answer.message || t('state.network') }
      showToast(t('form.sent', { receiver: answer.value.receiver }))
      await queries.invalidateQueries({ queryKey: contractsKey })
      onSent()
      return undefined
    },
  })
  return {
    form,
    terms,
    products,
    tierCount,
    isFixed: form.values.pays === 'F',
    carriesOver,
    setCarriesOver,
    needsApproval,
    setNeedsApproval,
    rateMax: formatRate(rateMaxOf(form.values.product), locale),
    addTier: () => setTierCount(Math.min(tierCount + 1, contractTiersMax)),
    removeTier: () => setTierCount(Math.max(tierCount - 1, 1)),
  }
}
export type OfferForm = ReturnType<typeof useOfferForm>
