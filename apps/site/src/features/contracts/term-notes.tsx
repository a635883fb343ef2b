import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import styles from './contracts.module.css'
import { useText } from '../../core/language/use-text.ts'

/** Whether a contract's payments grow with players' losses. */
export const paysOnLoss = ({ contractType, details }: Contract): boolean =>
  contractType === 'DIVIDEND' ||
  details.some(({ winRate, contractRate }) => winRate !== null && winRate !== contractRate)

/** What the tier table does not say: how it is paid, what is carried over, and what it is based on. */
export const TermNotes = ({ contract }: { readonly contract: Contract }) => {
  const t = useText('contracts')
  return (
    <>
      {paysOnLoss(contract) && (
        <p>
          <Badge look="hot">{t('paysOnLoss')}</Badge>
        </p>
      )}
      <p className={styles['fact']}>
        {t(contract.needsApproval ? 'note.approval' : 'note.byItself')}
        {contract.contractType === 'DIVIDEND' &&
          ` ${t(contract.carriesOver ? 'note.carries' : 'note.carriesNot')}`}
        {contract.contractType === 'MEMBER_DAILY' && ` ${t('note.byMember')}`}
      </p>
      <p className={styles['fact']}>
        {t('note.difference')}
        {contract.contractType === 'DIVIDEND' && ` ${t('note.lossCounts')}`}
      </p>
    </>
  )
}
