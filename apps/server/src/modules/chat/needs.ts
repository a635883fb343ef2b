import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { PictureStore } from '../../platform/pictures/picture-store.ts'
import type { ChatTables } from './repository/tables.ts'

/** The person who gets a conversation by mail. */
export type MailReader = {
  readonly language: Language
  readonly brandName: string
  /** The zone of the brand, in which the times are written. */
  readonly timeZone: string
  readonly username: string
  /** Written in the caller's transaction; it is sent after the commit. */
  send(tx: Tx, mail: { readonly subject: string; readonly body: string }): Promise<void>
}

/** An external desk in place of the brand's own page: the address of a launch. */
export type ChatDesk = {
  urlFor(launch: {
    readonly subject: string
    readonly language: Language
    /** `<merchant>@<username>`; undefined for a visitor who is not logged in. */
    readonly account: string | undefined
  }): string
}

/** What chat needs from other modules. */
export type ChatNeeds = {
  readonly database: Database<ChatTables>
  readonly clock: Clock
  readonly settings: { siteOriginOf(brandId: number): string }
  readonly members: {
    /** `<merchant>@<username>` */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly delivery: {
    /** Undefined for a member without a confirmed address. */
    readerOf(memberId: bigint): Promise<MailReader | undefined>
  }
  readonly staff: {
    /** The user name of an operator of the brand who may answer at the desk; undefined for others. */
    findAnswerer(brandId: number, operator: string): Promise<string | undefined>
  }
  readonly identity: { isHuman(proof: string | undefined): Promise<boolean> }
  readonly pictures: PictureStore
  readonly environment: {
    /** Undefined if our own page is used. */
    readonly desk: ChatDesk | undefined
  }
  readonly listeners: {
    /** A member's conversation got a message, or ended. */
    onChanged(memberId: bigint, chatId: bigint): void
  }
}
