// The level and the rules it runs are chosen by features/run-scenarios.ts; this is what they share.
module.exports = {
  default: {
    paths: ['features/**/*.feature'],
    import: ['features/support/*.ts', 'features/steps/*.ts'],
    strict: true,
    publish: false,
  },
};
