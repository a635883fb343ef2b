import {
  answerDispute,
  disburseStatement,
  disputeStatement,
  listStatementLines,
  listStatements,
  previewStatements,
  printStatement,
} from '@trevo/contract/wps/agents/statements.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Statements } from '../create-statements.ts'
import { callerOf } from '../../tree/http/caller-of.ts'

/** Calls of both parties about the statements of a contract. */
export const bindStatementRoutes = (route: Route, statements: Statements): void => {
  route(listStatements, (request) => statements.listStatements(callerOf(request), request.query))
  route(listStatementLines, (request) =>
    statements.listStatementLines(callerOf(request), request.query, request.language),
  )
  route(printStatement, (request) =>
    statements.printStatement(callerOf(request), request.query, request.language),
  )
  route(previewStatements, (request) =>
    statements.previewStatements(callerOf(request), request.query),
  )
  route(disputeStatement, (request) => statements.disputeStatement(callerOf(request), request.body))
  route(answerDispute, (request) => statements.answerDispute(callerOf(request), request.body))
  route(disburseStatement, (request) =>
    statements.disburseStatement(callerOf(request), request.body),
  )
}
