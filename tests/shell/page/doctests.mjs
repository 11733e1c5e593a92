// The doctests of the library under the page's own Python, in Node: node doctests.mjs FOLDER
// where the folder has the site's `pyodide` and `python.zip`. It prints what came of them, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/pyodide/` });
const packages = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/python.zip`)), "zip", { extractDir: packages });
console.log(python.runPython(`
import doctest, json, pkgutil, sys
from importlib import import_module
import poker_fp

tried, failed, lacking = 0, [], {}
for found in pkgutil.walk_packages(poker_fp.__path__, "poker_fp."):
    try:
        module = import_module(found.name)
    except ModuleNotFoundError as error:
        lacking[found.name] = error.name
        continue
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        if not test.examples:
            continue
        if any("import numpy" in example.source for example in test.examples):
            lacking[test.name] = "numpy"
            continue
        tried += 1
        if doctest.DocTestRunner(verbose=False).run(test, out=sys.stderr.write).failed:
            failed.append(test.name)
json.dumps({"version": sys.version.split()[0], "tried": tried, "failed": failed, "lacking": lacking})
`));
