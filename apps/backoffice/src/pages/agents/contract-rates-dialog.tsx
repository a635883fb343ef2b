import { changeContractRates } from '@trevo/api-client/ops-endpoints.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatRate } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { PercentInput } from '../../parts/inputs.tsx'

const bpOf = (percent: string): number => Math.round(Number(percent) * 100)

/** Other rates of a signed contract, tier by tier: offered again once a second person says so too. */
export const ContractRatesDialog = ({
  contract,
  onClose,
}: {
  readonly contract: Contract
  readonly onClose: () => void
}) => {
  const t = useT()
  const now = contract.details.map(({ contractRate }) => bpOf(contractRate))
  const [rates, setRates] = useState<readonly number[]>(now)
  return (
    <ActDialog
      title={t('agents.changeContract', { giver: contract.giver, receiver: contract.receiver })}
      draft={`contract rates ${contract.id}`}
      confirm={t('agents.askSecond')}
      isSecond
      change={{ before: { rates: now.map(formatRate) }, after: { rates: rates.map(formatRate) } }}
      done={t('agents.asked')}
      onConfirm={(asked) =>
        call(changeContractRates, {
          params: { contractId: contract.id },
          body: { rateBps: [...rates], ...asked },
        })
      }
      onClose={onClose}
    >
      <p>{t('agents.contractRatesHint')}</p>
      {rates.map((rate, index) => (
        <PercentInput
          // oxlint-disable-next-line react/no-array-index-key -- tiers keep their order
          key={index}
          label={t('agents.rateOfTier', { number: index + 1 })}
          value={rate}
          max={9_999}
          onChange={(bp) => setRates(rates.map((one, at) => (at === index ? bp : one)))}
        />
      ))}
    </ActDialog>
  )
}
