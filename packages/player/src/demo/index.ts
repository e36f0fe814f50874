export * from './DemoPanel'
