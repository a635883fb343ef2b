import { agentKinds } from './domain/transfers.ts'
import { createAnswerRequest } from './service/answer-request.ts'
import type { AgentsNeeds } from './needs.ts'
import { createGetAgentIncome } from './service/get-agent-income.ts'
import { createGetConsolidated } from './service/get-consolidated.ts'
import { createGetOwnAgent } from './service/get-own-agent.ts'
import { createGetTeamOverview } from './service/get-team-overview.ts'
import { createListContracts } from './service/list-contracts.ts'
import { createListContractsOverBound } from './service/list-contracts-over-bound.ts'
import { createListContractHistory } from './service/list-contract-history.ts'
import { createListTeamBets } from './service/list-team-bets.ts'
import { createListTeamMembers } from './service/list-team-members.ts'
import { createListTeamTransactions } from './service/list-team-transactions.ts'
import { createOfferContract } from './service/offer-contract.ts'
import { createOperatorTree } from './service/operator-tree.ts'
import { createProveTotals } from './service/prove-totals.ts'
import { returnDeposit } from './service/return-deposit.ts'
import { createReadStream } from './service/read-stream.ts'
import { createRunContracts } from './service/run-contracts.ts'
import { createCloseRegisterLink } from './service/close-register-link.ts'
import { createCreateRegisterLink } from './service/create-register-link.ts'
import { createListLinkMembers } from './service/list-link-members.ts'
import { createListRegisterLinks } from './service/list-register-links.ts'
import { createListStatements } from './service/list-statements.ts'
import { createListStatementLines } from './service/list-statement-lines.ts'
import { createPrintReports } from './service/print-reports.ts'
import { createPrintStatement } from './service/print-statement.ts'
import { createPreviewStatements } from './service/preview-statements.ts'
import { createAnswerDispute } from './service/answer-dispute.ts'
import { createDisputeStatement } from './service/dispute-statement.ts'
import { createDisburseStatement } from './service/disburse-statement.ts'
import { createCreateDownline } from './service/create-downline.ts'
import { createGetGivable } from './service/get-givable.ts'
import { createListSentMessages } from './service/list-sent-messages.ts'
import { createGetMessagePeople } from './service/get-message-people.ts'
import { createSendTeamMessage } from './service/send-team-message.ts'
import { createTellMessages } from './service/tell-messages.ts'
import { createListRebateLines } from './service/list-rebate-lines.ts'
import { createRunRebates } from './service/run-rebates.ts'
import { createSetRebates } from './service/set-rebates.ts'
import { createVoidContract } from './service/void-contract.ts'

/** Teams of agents, the contracts between them, and what these come to. */
export const createAgents = async (needs: AgentsNeeds) => {
  await needs.wallet.registerKinds(agentKinds)
  return {
    offerContract: createOfferContract(needs),
    answerRequest: createAnswerRequest(needs),
    voidContract: createVoidContract(needs),
    listContracts: createListContracts(needs),
    listContractHistory: createListContractHistory(needs),
    getConsolidated: createGetConsolidated(needs),
    getTeamOverview: createGetTeamOverview(needs),
    listTeamMembers: createListTeamMembers(needs),
    listTeamBets: createListTeamBets(needs),
    listTeamTransactions: createListTeamTransactions(needs),
    getAgentIncome: createGetAgentIncome(needs),
    getOwnAgent: createGetOwnAgent(needs),
    createRegisterLink: createCreateRegisterLink(needs),
    listRegisterLinks: createListRegisterLinks(needs),
    closeRegisterLink: createCloseRegisterLink(needs),
    listLinkMembers: createListLinkMembers(needs),
    listStatements: createListStatements(needs),
    listStatementLines: createListStatementLines(needs),
    previewStatements: createPreviewStatements(needs),
    printStatement: createPrintStatement(needs),
    disburseStatement: createDisburseStatement(needs),
    disputeStatement: createDisputeStatement(needs),
    answerDispute: createAnswerDispute(needs),
    getGivable: createGetGivable(needs),
    setRebates: createSetRebates(needs),
    createDownline: createCreateDownline(needs),
    listRebateLines: createListRebateLines(needs),
    getMessagePeople: createGetMessagePeople(needs),
    sendTeamMessage: createSendTeamMessage(needs),
    listSentMessages: createListSentMessages(needs),
    ...createPrintReports(needs),
    ...createOperatorTree(needs),
    listContractsOverBound: createListContractsOverBound(needs),
    /** In the transaction that books the return of a deposit. */
    returnDeposit,
    /** Brings teams' figures up to the ledger; a job, every second. */
    readStream: createReadStream(needs),
    /** Puts what agents wrote into inboxes; a job, every second. */
    tellMessages: createTellMessages(needs),
    /** Adds teams' figures up again and names what drifted; a job, every night. */
    proveTotals: createProveTotals(needs),
    /** Reckons and pays rebates of the last five minutes; a job, every minute. */
    runRebates: createRunRebates(needs),
    /** Reckons and pays contracts whose period is over; a job, every minute. */
    runContracts: createRunContracts(needs),
  }
}
export type Agents = Awaited<ReturnType<typeof createAgents>>
