import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { consolidatedQuery, offersOf } from '../../entities/member/consolidated.ts'
import { useSession } from '../../core/session/store.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import styles from './contracts.module.css'
import { OfferCard } from './offer-card.tsx'
import { contractsKey } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

/** MODAL-13, CONTRACT-1: the contracts waiting for this member, each with its two answers. */
const ContractRequestsPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('contracts')
  return (
    <Modal title={t('title')} size={{ width: 600 }} onClose={onClose}>
      <Requests onClose={onClose} />
    </Modal>
  )
}
// The popup table loads it with React.lazy, which needs a default export.
export default ContractRequestsPopup

const Requests = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('contracts')
  const queries = useQueryClient()
  const memberId = useSession().memberInfo?.id ?? ''
  const query = useQuery(consolidatedQuery(memberId))
  if (query.data) {
    const offers = offersOf(query.data)
    const refresh = async () => {
      await queries.invalidateQueries({ queryKey: contractsKey })
      const { data } = await query.refetch()
      if (data && offersOf(data).length === 0) onClose()
    }
    if (offers.length === 0) {
      return <Empty drawing="handshake" title={t('none')} />
    }
    return (
      <div className={styles['cards']}>
        {offers.map((offer) => (
          <OfferCard key={`${offer.id} ${offer.status}`} offer={offer} onAnswered={refresh} />
        ))}
      </div>
    )
  }
  return <NotLoaded query={query} text={t('loadFailedText')} />
}
