// Node 20.19 and newer load ES modules with require().
const { Button } = require('@brand/ui/button');

if (typeof Button !== 'function') throw new Error('require() returns no Button');
