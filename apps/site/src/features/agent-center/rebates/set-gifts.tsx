import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { setRebates } from '@trevo/api-client/endpoints.ts'
import type { Givable } from '@trevo/contract/wps/agents/rebates.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import styles from '../common/center.module.css'
import { DownlineRatesFields, noGifts } from './downline-rates-fields.tsx'
import { givableQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

type Whom = { readonly memberId: string; readonly name: string }

/** Gives a direct downline a higher series or rebate; what was given can only rise. */
export const SetGifts = ({ memberId, name }: Whom) => {
  const t = useText('agent-center')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('gives.set')}
      </Button>
      <Modal open={isOpen} title={t('gives.setFor', { name })} onClose={close}>
        {isOpen && <Form memberId={memberId} onDone={close} />}
      </Modal>
    </>
  )
}

const Form = ({ memberId, onDone }: Pick<Whom, 'memberId'> & { readonly onDone: () => void }) => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const [gives, setGives] = useState(noGifts)
  const query = givableQuery(memberId)
  const { data } = useQuery(query)
  const giving = useMutation<Givable, CallFailure>({
    mutationFn: () => ask(setRebates, { body: { memberId, gives } }),
    onSuccess: async () => {
      showToast(t('gives.done'))
      await queries.invalidateQueries({ queryKey: query.queryKey })
      onDone()
    },
  })
  if (!data) return <Skeleton height={240} radius={16} />
  const isEmpty = gives.rebates.length === 0 && gives.series.length === 0
  return (
    <div className={styles['stack']}>
      <DownlineRatesFields givable={data} value={gives} onChange={setGives} />
      <div role="alert">
        {giving.error && (
          <p className={styles['note']}>{giving.error.message || t('state.network')}</p>
        )}
      </div>
      <Button
        wide
        disabledReason={isEmpty ? t('gives.nothing') : undefined}
        busy={giving.isPending}
        onClick={() => giving.mutate()}
      >
        {t('gives.save')}
      </Button>
      <p className={styles['note']}>{t('gives.rises')}</p>
    </div>
  )
}
