import '@wordstride/testkit/domSetup'
