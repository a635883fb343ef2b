import { findPayments } from '@trevo/api-client/ops-endpoints.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import styles from './deposits.module.css'
import type { DepositAddress } from './use-deposits.ts'

/** Opens the deposit or withdrawal of a pasted id at once. */
export const FindById = ({ of: { change } }: { readonly of: DepositAddress }) => {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const find = async (): Promise<void> => {
    const id = text.trim()
    if (id.length < 4) return setMessage(t('deposits.find.short'))
    const answer = await call(findPayments, { query: { id } })
    if (!answer.ok) return setMessage(answer.message)
    const [hit] = answer.value.hits
    if (!hit) return setMessage(t('deposits.find.nothing'))
    setMessage('')
    if (hit.kind === 'withdrawal') await navigate(`/withdrawals/${hit.withdrawalId}?view=all`)
    else change({ tab: '', row: hit.depositId, pix: '' })
  }
  return (
    <form
      role="search"
      aria-label={t('deposits.find')}
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <Search size={16} aria-hidden="true" />
      <input
        aria-label={t('deposits.find')}
        placeholder={t('deposits.find')}
        maxLength={80}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className="o-btn">
        {t('deposits.find.go')} <EnterKey />
      </button>
      {message && <span role="status">{message}</span>}
    </form>
  )
}
