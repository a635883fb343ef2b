import { useState } from 'react'
import { useText } from '../../../core/language/use-text.ts'
import { SendForm } from './send-form.tsx'
import { TurnoverNote } from './turnover-note.tsx'
import { ToRecord, WithPeople } from './with-people.tsx'

/** transferUpline: to the agent above, and for agents to direct downlines. */
export const SendPage = () => {
  const t = useText('transfers')
  // The sent form is cleared, so that a second press does not send it again.
  const [sent, setSent] = useState(0)
  return (
    <WithPeople
      isAlone={({ upline, downline }) => upline === null && downline.length === 0}
      nobodyText={t('transfers.nobodyText')}
      action={<ToRecord />}
    >
      {(all, listed, search) => (
        <>
          <TurnoverNote people={all} />
          <SendForm key={sent} people={listed} search={search} onSent={() => setSent(sent + 1)} />
        </>
      )}
    </WithPeople>
  )
}
