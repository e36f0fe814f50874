/** What stories need; runs in a browser, without Node. */
export * from './ProblemHarness'
export * from './problemStories'
