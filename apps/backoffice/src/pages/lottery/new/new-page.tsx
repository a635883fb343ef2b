import { addLottery, listLotteryKinds, previewNewLottery } from '@trevo/api-client/ops-endpoints.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import type { NewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ask, call } from '../../../core/api.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { useDraft } from '../../../core/use-draft.ts'
import { useKeys } from '../../../core/use-keys.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { Page } from '../../../parts/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { PartLoading } from '../../../shell/page-states.tsx'
import type { Typed } from '../games/read-change.ts'
import { LotteryTabs } from '../lottery-tabs.tsx'
import { NewFields } from './new-fields.tsx'
import { NewPreview } from './new-preview.tsx'
import { emptyLottery, readNewLottery } from './read-new-lottery.ts'
import styles from '../games/games.module.css'

const readTyped = (text: string): Typed => {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {}
  } catch {
    return {}
  }
}

/** What was typed stays in a draft of the tab until the lottery is asked for. */
const useTyped = (timeZone: string) => {
  const draft = useDraft('new lottery')
  const kept = readTyped(draft.text)
  return {
    typed: { ...emptyLottery, timeZone, ...kept },
    change: (name: string, value: string): void =>
      draft.change(JSON.stringify({ ...kept, [name]: value })),
    forget: draft.forget,
  }
}

const usePreview = (lottery: NewLottery | undefined) =>
  useQuery({
    queryKey: ['lottery', 'new', lottery],
    queryFn: () => (lottery ? ask(previewNewLottery, { body: lottery }) : null),
    enabled: lottery !== undefined,
    placeholderData: (before) => before,
    retry: false,
  })

const AskDialog = ({
  lottery,
  onDone,
  onClose,
}: {
  readonly lottery: NewLottery
  readonly onDone: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      title={t('lottery.new')}
      draft={`new lottery ${lottery.gameCode}`}
      confirm={t('lottery.askNow')}
      isSecond
      change={{ before: null, after: Facts.parse(lottery) }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(addLottery, { body: { requestId, lottery, reason } })
        if (answer.ok) onDone()
        await queries.invalidateQueries({ queryKey: ['lottery'] })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** A new lottery of the brand: its kind, times, limits and returns, with the first draws beside them. */
export const NewPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const mayChange = useRight('lottery.change') !== undefined
  const [isAsking, setAsking] = useState(false)
  const { data: kinds, error } = useQuery({
    queryKey: ['lottery', 'kinds'],
    queryFn: () => ask(listLotteryKinds),
  })
  const { typed, change, forget } = useTyped(kinds?.timeZone ?? '')
  const { lottery, fault } = readNewLottery(typed)
  const preview = usePreview(lottery)
  useKeys({ escape: () => void navigate('/lottery/games') })
  if (error) return <p role="alert">{error.message}</p>
  if (!kinds) return <PartLoading />
  const canAsk = mayChange && preview.data?.refusal === null && lottery !== undefined
  return (
    <Page title={t('lottery.new')} aside={<LotteryTabs value="games" />}>
      <div className={styles['grid']}>
        <Panel title={t('lottery.newTerms')}>
          <div className={styles['pad']}>
            <NewFields kinds={kinds.kinds} typed={typed} onChange={change} />
          </div>
        </Panel>
        <div className={styles['column']}>
          <NewPreview
            preview={preview.data ?? undefined}
            fault={fault}
            error={preview.error?.message}
          />
          <button
            type="button"
            className="o-btn o-go"
            title={mayChange ? undefined : needs(t, 'lottery.change')}
            aria-disabled={!canAsk}
            onClick={() => canAsk && setAsking(true)}
          >
            {t('lottery.askNow')}
          </button>
        </div>
      </div>
      {isAsking && lottery && (
        <AskDialog
          lottery={lottery}
          onDone={() => {
            forget()
            void navigate('/lottery/games')
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}
