/** What can be asked of a broker. */
export const brokerActions = ['publish', 'can-i-deploy', 'record-deployment'] as const

/** One of them. */
export type BrokerAction = (typeof brokerActions)[number]

/** This app, by the name it has in the pact and in the broker. */
export const PACTICIPANT = 'hotel-guest-companion'

/** Something to ask of a broker, with all it needs. */
export type BrokerRequest =
  | { readonly action: 'publish'; readonly version: string; readonly branch: string; readonly pacts: readonly string[] }
  | { readonly action: 'can-i-deploy' | 'record-deployment'; readonly version: string; readonly environment: string }

/** The arguments of the Pact CLI's `pact-broker`. Where the broker is and who asks, it reads from `PACT_BROKER_*`. */
export function brokerArguments(request: BrokerRequest): string[] {
  const { action, version } = request
  if (action === 'publish') {
    return [action, ...request.pacts, '--consumer-app-version', version, '--branch', request.branch]
  }
  const environment = action === 'can-i-deploy' ? '--to-environment' : '--environment'
  return [action, '--pacticipant', PACTICIPANT, '--version', version, environment, request.environment]
}
