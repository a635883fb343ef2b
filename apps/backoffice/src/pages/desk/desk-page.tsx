import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ChatTable } from './chat-table.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { TicketPanel } from './ticket-panel.tsx'
import { TicketTable } from './ticket-table.tsx'
import { tabs, useDeskAddress } from './use-desk.ts'

const MacroList = lazyPart(async () => (await import('./macro-list.tsx')).MacroList)
const SubjectList = lazyPart(async () => (await import('./subject-list.tsx')).SubjectList)

/** Conversations, feedback as tickets, and prepared answers. */
export const DeskPage = () => {
  const t = useT()
  const of = useDeskAddress()
  const { tab, chat, ticket, change } = of
  const isList = tab === 'chats' || tab === 'tickets'
  const close = () => change({ chat: '', ticket: '' })
  return (
    <Page
      title={t('office.desk')}
      isTable={isList}
      bar={
        <>
          <Tabs
            label={t('desk.which')}
            tabs={tabs.map((value) => ({ value, text: t(`desk.tab.${value}`) }))}
            value={tab}
            onChange={(value) =>
              change({ tab: value === 'chats' ? '' : value, chat: '', ticket: '' })
            }
          />
          {isList && <DeskFilters of={of} />}
        </>
      }
      panel={
        tab === 'chats' && chat !== undefined ? (
          <ChatPanel key={chat} chatId={chat} onClose={close} />
        ) : (
          tab === 'tickets' &&
          ticket !== undefined && (
            <TicketPanel key={ticket} referenceNumber={ticket} onClose={close} />
          )
        )
      }
    >
      {tab === 'chats' && <ChatTable of={of} />}
      {tab === 'tickets' && <TicketTable of={of} />}
      {tab === 'macros' && <MacroList />}
      {tab === 'subjects' && <SubjectList />}
    </Page>
  )
}
