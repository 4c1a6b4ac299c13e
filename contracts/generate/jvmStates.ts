import { fileURLToPath } from 'node:url'
import { isProposedState } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'

/** The path of the generated Java file. */
export const JVM_STATES = fileURLToPath(
  new URL('../jvm/src/test/java/hotel/contract/HotelStates.java', import.meta.url),
)

type State = Pick<ProviderState, 'name' | 'data' | 'parameters' | 'gives'>

const WIDTH = 110

const HEAD = `package hotel.contract;

import au.com.dius.pact.provider.junitsupport.State;
import java.util.List;
import java.util.Map;

/**
 * All provider states of the pact, with two methods each. Override the first, documented one to set the state up.
 * By default it posts to the state URL, {@code -Dprovider.stateUrl}, and fails with the name of the state when there is
 * none. The second registers the state with Pact: do not override it. Generated from the catalogue of states: do not
 * edit.
 */
public interface HotelStates {
`

/** A Java string literal. JSON string literals are valid Java. */
function literal(text: string): string {
  return JSON.stringify(text)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '@': '&#64;',
  '\\': '&#92;',
  '*/': '*&#47;',
}

/** Escapes a text for Javadoc, and marks text in backticks as code. */
function javadoc(text: string): string {
  return text.replaceAll(/\*\/|[&<>@\\]/g, (found) => entities[found] ?? found).replaceAll(/`([^`]*)`/g, '{@code $1}')
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.pop()
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= WIDTH) lines.push(`${last} ${word}`)
    else lines.push(last, word)
  }
  return lines
}

function comment(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrapped(paragraph)])
  return ['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */'].join('\n')
}

/** Converts a sentence to a Java method name: `the guest's bag` → `theGuestsBag`. */
function camelCase(sentence: string): string {
  const ascii = sentence.normalize('NFKD').replaceAll(/['’\p{M}]/gu, '')
  const [first = '', ...rest] = ascii.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

/** The method names in the order of the states. Duplicates get a number. */
function methodNames(states: readonly State[]): string[] {
  const names: string[] = []
  for (const { name } of states) {
    const plain = camelCase(name)
    let unique = plain
    for (let number = 2; names.includes(unique); number += 1) unique = `${plain}${number}`
    names.push(unique)
  }
  return names
}

/** The name of the method that registers a state with Pact. */
function setUp(java = ''): string {
  return `setUp${java.charAt(0).toUpperCase()}${java.slice(1)}`
}

function method({ name, data, parameters = {}, gives }: State, java: string): string {
  const parameterDocs = Object.entries(parameters).map(([key, meaning]) => `{@code ${key}} (${javadoc(meaning)})`)
  const returned = gives.map((value) => `{@code ${value}}`)
  const about = [
    `“${javadoc(name)}”.`,
    ...(isProposedState(name) ? ['<p>Only for proposals, not wanted yet.'] : []),
    `<p>Insert: ${javadoc(data)}`,
    `@param parameters ${parameterDocs.length === 0 ? 'none' : `any of ${parameterDocs.join(', ')}`}`,
    `@return ${returned.length === 0 ? 'an empty map' : returned.join(', ')}`,
  ]
  return `${comment(about)}
  default Map<String, Object> ${java}(StateParameters parameters) {
    return StateSetup.byUrl(${literal(name)}, parameters);
  }

  @State(${literal(name)})
  default Map<String, Object> ${setUp(java)}(Map<String, Object> parameters) {
    List<String> gives = List.of(${gives.map(literal).join(', ')});
    return StateSetup.run(
        ${literal(name)}, gives, this::${java}, parameters);
  }`
}

/** The method that sets a state up by its name. */
function dispatch(states: readonly State[], names: readonly string[]): string {
  const cases = states.map(({ name }, index) => `      case ${literal(name)} -> ${setUp(names[index])}(parameters);`)
  return `${comment([
    'Sets a state up by its name, for a state URL.',
    '@throws IllegalArgumentException for a name that is not in the catalogue',
  ])}
  default Map<String, Object> setUp(String state, Map<String, Object> parameters) {
    return switch (state) {
${cases.join('\n')}
      default -> throw new IllegalArgumentException("There is no state \\"" + state + "\\"");
    };
  }`
}

/** The Java interface with methods for these states, by default for all provider states of the catalogue. */
export function jvmStates(states: readonly State[] = providerStates): string {
  const names = methodNames(states)
  const methods = states.map((state, index) => method(state, names[index] ?? ''))
  return `${HEAD}${[...methods, dispatch(states, names)].join('\n\n')}\n}\n`
}
