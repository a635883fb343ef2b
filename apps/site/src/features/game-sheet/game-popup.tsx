import { useQuery } from '@tanstack/react-query'
import { getGameDetail } from '@trevo/api-client/endpoints.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { ask, CallFailure } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { catalogueKey } from '../../entities/game/catalogue-key.ts'
import { useLeaveSheet } from '../../entities/game/game-sheet.ts'
import styles from './game.module.css'
import { GameSheet } from './game-sheet-view.tsx'
import { useText } from '../../core/language/use-text.ts'

/** Everything about a game before it is opened: its odds, limits, rules and recent wins. */
const GamePopup = ({ nodeId }: { readonly nodeId: number }) => {
  const t = useText('game')
  const { language } = useLanguage()
  const leave = useLeaveSheet()
  const detail = useQuery({
    queryKey: [catalogueKey, 'game', language, nodeId],
    queryFn: ({ signal }) => ask(getGameDetail, { query: { nodeId }, signal }),
    staleTime: 30_000,
  })
  const isUnknown = detail.error instanceof CallFailure && detail.error.code === 'game.unknown'
  return (
    <Modal
      title={detail.data?.game.gameName ?? t('game.title')}
      onClose={leave}
      size={{ width: 820, height: 760 }}
    >
      {detail.isPending && <Waiting />}
      {isUnknown && (
        <Empty drawing="compass" title={t('common.gameUnknown')} text={t('game.unknownText')} />
      )}
      {detail.isError && !isUnknown && <LoadFailed query={detail} title={t('game.failed')} />}
      {detail.data && <GameSheet detail={detail.data} />}
    </Modal>
  )
}
export default GamePopup

const Waiting = () => (
  <div className={styles['sheet']} aria-hidden="true">
    <div className={styles['top']}>
      <div className={styles['picture']}>
        <Skeleton height="100%" radius={16} />
      </div>
      <Skeleton height={140} radius={16} />
    </div>
    <Skeleton height={180} radius={16} />
    <Skeleton height={120} radius={16} />
  </div>
)
